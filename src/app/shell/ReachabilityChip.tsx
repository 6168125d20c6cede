import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectOpensOffline } from '../../state/model/deviceSlice';
import {
  selectReachability,
  type ReachabilityView,
} from '../../state/reachability/reachabilitySlice';
import { selectSession } from '../../state/session/sessionSlice';
import { HeaderChip, type HeaderNotice } from '../../ui/shell/HeaderChip';

const CACHED_DATA_TEXT = 'Data loaded earlier is shown with its age and can still be edited.';

function noticeOf(
  { state, cause, isSlow }: ReachabilityView,
  { isVerified, opensOffline }: { isVerified: boolean; opensOffline: boolean },
): HeaderNotice | null {
  const access = isVerified ? '' : ' Your access has not been verified since this page was opened.';
  const reopening = opensOffline
    ? ''
    : ' Keep this page open: this device is not ready yet to open it without a network.';
  if (state === 'offline') {
    const icon = CloudOffOutlined;
    return cause === 'no network'
      ? {
          icon,
          label: 'Offline',
          text: `There is no network. ${CACHED_DATA_TEXT}${reopening}${access}`,
        }
      : {
          icon,
          label: 'Server not responding',
          text: `The server can’t be reached. ${CACHED_DATA_TEXT}${reopening}${access}`,
        };
  }
  const text = 'The server is responding slowly.';
  return isSlow ? { icon: HourglassEmpty, label: 'Slow server', text } : null;
}

/** Connection status in the header; empty while the server responds in time. */
export function ReachabilityChip() {
  const reachability = useConsoleSelector(selectReachability);
  const { isVerified } = useConsoleSelector(selectSession);
  const opensOffline = useConsoleSelector(selectOpensOffline);
  return <HeaderChip notice={noticeOf(reachability, { isVerified, opensOffline })} />;
}
