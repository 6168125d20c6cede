import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../domain/text/date';
import { capitalised } from '../../domain/text/sentence';
import { StatusChip } from '../../ui/feedback/StatusChip';
import { type OwnRequest } from './accessRequestRecord';
import { SoloPage } from './SoloPage';

interface AccessRequestPendingProps {
  head: ReactNode;
  /** Null when the worker returned none. */
  request: OwnRequest | null;
  /** Newly written reason that was not sent; null for none. */
  unsentReason: string | null;
  /** Reopens the form; null right after the worker reported the pending request. */
  onAskAgain: (() => void) | null;
  onLeave: () => void;
}

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '8px 24px',
  my: 2,
  py: 2,
  borderBlock: '1px solid var(--line)',
  '& dt': { fontSize: 13, color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
};

interface RequestFactsProps {
  request: OwnRequest | null;
  unsentReason: string | null;
}

function RequestFacts({ request, unsentReason }: RequestFactsProps) {
  return (
    <Box component="dl" sx={factsStyle}>
      {request !== null && (
        <>
          <dt>Status</dt>
          <dd>
            <StatusChip tone={request.status === 'pending' ? 'warning' : 'neutral'}>
              {capitalised(request.status)}
            </StatusChip>
          </dd>
          <dt>Submitted</dt>
          <dd>{formatDate(request.created_at)}</dd>
          <dt>Reason</dt>
          <dd dir="auto">{request.reason === '' ? '–' : request.reason}</dd>
        </>
      )}
      {unsentReason !== null && (
        <>
          <dt>Not sent</dt>
          <dd dir="auto">{unsentReason}</dd>
        </>
      )}
    </Box>
  );
}

function introductionOf({ request, onAskAgain }: AccessRequestPendingProps): string {
  if (onAskAgain !== null) return 'You asked for admin access from this device.';
  return request === null
    ? 'A request from this account is waiting for review, or access has already been granted.'
    : 'You already have a pending admin request.';
}

/** Page shown while a request of this person is pending, according to the worker or to this device's last record. */
export function AccessRequestPending(props: AccessRequestPendingProps) {
  const { head, request, unsentReason, onAskAgain, onLeave } = props;
  return (
    <SoloPage head={head} title="Admin Request Already Submitted">
      <Typography sx={{ color: 'text.secondary' }}>{introductionOf(props)}</Typography>
      {(request !== null || unsentReason !== null) && (
        <RequestFacts request={request} unsentReason={unsentReason} />
      )}
      <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
        {unsentReason !== null &&
          'The reason you have just written was not sent. This device keeps it for the next request. '}
        Reload this page once the request has been approved.
        {onAskAgain !== null && ' If it was rejected, you can ask again.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onLeave} autoFocus>
          Back
        </Button>
        {onAskAgain !== null && (
          <Button variant="outlined" onClick={onAskAgain}>
            Ask again
          </Button>
        )}
      </Box>
    </SoloPage>
  );
}
