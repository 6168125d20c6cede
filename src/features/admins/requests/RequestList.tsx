import Box from '@mui/material/Box';
import { type AdminRequest } from '../../../domain/people/admin';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RequestRow } from './RequestRow';

interface RequestListProps {
  label: string;
  requests: readonly AdminRequest[];
  /** What is said when there are none. */
  empty: { title: string; text: string };
  onPromote: (request: AdminRequest) => void;
  onReject: (request: AdminRequest) => void;
}

/** Requests one below the other, each with its reason in full. */
export function RequestList(props: RequestListProps) {
  const { label, requests, empty, onPromote, onReject } = props;
  const frame = { border: '1px solid var(--line)', borderRadius: 1 };
  if (requests.length === 0) {
    return (
      <Box sx={{ ...frame, display: 'flex' }}>
        <EmptyState {...empty} />
      </Box>
    );
  }
  return (
    <Box component="ul" aria-label={label} sx={{ ...frame, m: 0, p: 0, listStyle: 'none' }}>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} onPromote={onPromote} onReject={onReject} />
      ))}
    </Box>
  );
}
