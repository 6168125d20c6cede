import { useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { isUndecided, type AdminRequest } from '../../../domain/people/admin';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { PersonAvatar } from '../../../ui/content/PersonAvatar';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { PastTime } from './PastTime';
import { personName } from './personName';
import { previousRole } from './previousRole';
import { promoteVerb } from './promoteVerb';
import { useRequestFocus } from './useRequestFocus';

interface RequestRowProps {
  request: AdminRequest;
  /** True for the request named by the URL. */
  isMarked: boolean;
  onPromote: (request: AdminRequest) => void;
  onReject: (request: AdminRequest) => void;
}

const quietStyle = { color: 'text.secondary' } as const;

function LabelledText({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 0.5, fontSize: 13, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={quietStyle}>{`${label}: `}</Box>
      <bdi>{children}</bdi>
    </Box>
  );
}

/** Reviewer and time of the decision, or time of the request. */
function ReviewInfo({ request }: { request: AdminRequest }) {
  const { status, reviewed_at, updated_at, reviewed_by, created_at } = request;
  if (isUndecided(request)) {
    return (
      <>
        Asked <PastTime at={created_at} />
      </>
    );
  }
  return (
    <>
      {status === 'demoted' ? 'Demoted ' : 'Rejected '}
      <PastTime at={reviewed_at ?? updated_at} />
      {reviewed_by !== null && (
        <>
          {' by '}
          <bdi>{reviewed_by}</bdi>
        </>
      )}
    </>
  );
}

/** Row of a request: person, time, reason and possible decisions. */
export function RequestRow({ request, isMarked, onPromote, onReject }: RequestRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useRequestFocus(row, isMarked);
  const { full_name, email, avatar_url, status } = request;
  const name = personName(request);
  const decisionRefusal = useConsoleSelector(selectOfflineRefusal);
  const { role, reason } =
    status === 'demoted' ? previousRole(request.reason) : { role: null, reason: request.reason };
  const reviewNote = request.review_notes ?? request.notes;
  const hasReviewNote =
    !isUndecided(request) && reviewNote !== null && reviewNote !== '' && reviewNote !== reason;
  return (
    <Box
      component="li"
      ref={row}
      {...(isMarked && { tabIndex: -1, 'aria-current': true })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: '8px 12px',
        px: 2,
        py: 1.5,
        '& + &': { borderTop: '1px solid var(--line)' },
        '&[aria-current]': {
          backgroundColor: 'var(--selected)',
          boxShadow: 'inset 3px 0 var(--accent-fill)',
        },
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <PersonAvatar name={full_name} email={email} url={avatar_url} size={32} />
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' }}>
          <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          {email !== null && email !== name && (
            <Box component="span" dir="ltr" sx={{ ...quietStyle, fontSize: 13 }}>
              {email}
            </Box>
          )}
          {isUndecided(request) && status !== 'pending' && <StatusChip>{status}</StatusChip>}
          {role !== null && <StatusChip>{`Was ${role}`}</StatusChip>}
          <Box component="span" sx={{ ...quietStyle, fontSize: 12 }}>
            <ReviewInfo request={request} />
          </Box>
        </Box>
        {reason !== '' && <LabelledText label="Reason">{reason}</LabelledText>}
        {hasReviewNote && <LabelledText label="Answer">{reviewNote}</LabelledText>}
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', gap: 1 }}>
        {isUndecided(request) && (
          <RefusableButton
            variant="outlined"
            refusal={decisionRefusal}
            aria-label={`Reject ${name}`}
            onClick={() => onReject(request)}
          >
            Reject
          </RefusableButton>
        )}
        <RefusableButton
          variant="outlined"
          color="primary"
          refusal={decisionRefusal}
          aria-label={`${promoteVerb(request)} ${name}`}
          onClick={() => onPromote(request)}
        >
          {promoteVerb(request)}
        </RefusableButton>
      </Box>
    </Box>
  );
}
