import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { type AdminRequest } from '../../../domain/people/admin';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RequestRow } from './RequestRow';
import { useNextRequestFocus } from './useNextRequestFocus';

interface RequestListProps {
  label: string;
  requests: readonly AdminRequest[];
  /** Texts of the empty state. */
  empty: { title: string; text: string };
  onPromote: (request: AdminRequest) => void;
  onReject: (request: AdminRequest) => void;
}

/** List of requests, each with its reason in full. */
export function RequestList(props: RequestListProps) {
  const { label, requests, empty, onPromote, onReject } = props;
  const [params] = useSearchParams();
  const markedId = params.get('request');
  const list = useNextRequestFocus(requests);
  const frameStyle = { border: '1px solid var(--line)', borderRadius: 1 };
  if (requests.length === 0) {
    return (
      <Box ref={list} tabIndex={-1} sx={{ ...frameStyle, display: 'flex' }}>
        <EmptyState {...empty} />
      </Box>
    );
  }
  return (
    <Box
      ref={list}
      component="ul"
      aria-label={label}
      sx={{ ...frameStyle, m: 0, p: 0, listStyle: 'none' }}
    >
      {requests.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          isMarked={request.id === markedId}
          onPromote={onPromote}
          onReject={onReject}
        />
      ))}
    </Box>
  );
}
