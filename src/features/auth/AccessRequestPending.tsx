import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type AdminRequest } from '../../domain/people/admin';
import { formatDate } from '../../domain/text/date';
import { StatusChip } from '../../ui/feedback/StatusChip';
import { SoloPage } from './SoloPage';

interface AccessRequestPendingProps {
  head: ReactNode;
  /** Null when the worker returned none. */
  request: AdminRequest | null;
  onLeave: () => void;
}

const statusLabel = (status: string) => status.charAt(0).toUpperCase() + status.slice(1);

/** Page shown while a request of this person is pending. */
export function AccessRequestPending({ head, request, onLeave }: AccessRequestPendingProps) {
  return (
    <SoloPage head={head} title="Admin Request Already Submitted">
      <Typography sx={{ color: 'text.secondary' }}>
        {request === null
          ? 'A request from this account is waiting for review, or access has already been granted.'
          : 'You already have a pending admin request.'}
      </Typography>
      {request !== null && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            alignItems: 'baseline',
            gap: '8px 24px',
            my: 2,
            py: 2,
            borderBlock: '1px solid var(--line)',
            '& dt': { fontSize: 13, color: 'text.secondary' },
            '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
          }}
        >
          <dt>Status</dt>
          <dd>
            <StatusChip tone={request.status === 'pending' ? 'warning' : 'neutral'}>
              {statusLabel(request.status)}
            </StatusChip>
          </dd>
          <dt>Submitted</dt>
          <dd>{formatDate(request.created_at)}</dd>
          <dt>Reason</dt>
          <dd dir="auto">{request.reason === '' ? '–' : request.reason}</dd>
        </Box>
      )}
      <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
        Reload this page once the request has been approved.
      </Typography>
      <Button variant="outlined" onClick={onLeave} autoFocus>
        Back
      </Button>
    </SoloPage>
  );
}
