import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import {
  selectReachability,
  type ReachabilityView,
} from '../../state/reachability/reachabilitySlice';
import { selectSession } from '../../state/session/sessionSlice';

interface ReachabilityNotice {
  label: string;
  text: string;
}

const CACHED_DATA_TEXT = 'Data loaded earlier is shown with its age and can still be edited.';

function noticeOf(
  { state, cause, isSlow }: ReachabilityView,
  isVerified: boolean,
): ReachabilityNotice | null {
  const access = isVerified ? '' : ' Your access has not been verified since this page was opened.';
  if (state === 'offline') {
    return cause === 'no network'
      ? { label: 'Offline', text: `There is no network. ${CACHED_DATA_TEXT}${access}` }
      : {
          label: 'Server not responding',
          text: `The server can’t be reached. ${CACHED_DATA_TEXT}${access}`,
        };
  }
  return isSlow ? { label: 'Slow server', text: 'The server is responding slowly.' } : null;
}

/** Connection status in the header: nothing while the server answers in time. */
export function ReachabilityChip() {
  const reachability = useConsoleSelector(selectReachability);
  const { isVerified } = useConsoleSelector(selectSession);
  const notice = noticeOf(reachability, isVerified);
  const Icon = reachability.state === 'offline' ? CloudOffOutlined : HourglassEmpty;
  return (
    <Box role="status" sx={{ display: 'flex' }}>
      {notice !== null && (
        <Tooltip title={notice.text} describeChild>
          <Box
            component="span"
            tabIndex={0}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              height: 28,
              px: 1,
              border: '1px solid var(--warning-line)',
              borderRadius: 1,
              backgroundColor: 'var(--warning-tint)',
              color: 'var(--warning-text)',
              fontSize: 13,
              fontWeight: 500,
              whiteSpace: 'nowrap',
            }}
          >
            <Icon sx={{ fontSize: 16 }} aria-hidden />
            {notice.label}
          </Box>
        </Tooltip>
      )}
    </Box>
  );
}
