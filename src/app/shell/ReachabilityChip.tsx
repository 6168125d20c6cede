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

interface Told {
  label: string;
  text: string;
}

const KEPT = 'What was loaded before is shown with its age, and can be edited.';

function tell({ state, cause, isSlow }: ReachabilityView, isVerified: boolean): Told | null {
  const access = isVerified ? '' : ' Your access was not verified since this page was opened.';
  if (state === 'offline') {
    return cause === 'no network'
      ? { label: 'Offline', text: `There is no network. ${KEPT}${access}` }
      : { label: 'Server not answering', text: `The server can’t be reached. ${KEPT}${access}` };
  }
  return isSlow ? { label: 'Slow server', text: 'The server answers, but takes its time.' } : null;
}

/** In the header while something is wrong with the way to the server; else nothing. */
export function ReachabilityChip() {
  const reachability = useConsoleSelector(selectReachability);
  const { isVerified } = useConsoleSelector(selectSession);
  const told = tell(reachability, isVerified);
  const Icon = reachability.state === 'offline' ? CloudOffOutlined : HourglassEmpty;
  return (
    <Box role="status" sx={{ display: 'flex' }}>
      {told !== null && (
        <Tooltip title={told.text} describeChild>
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
            {told.label}
          </Box>
        </Tooltip>
      )}
    </Box>
  );
}
