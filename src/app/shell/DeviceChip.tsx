import SdCardAlertOutlined from '@mui/icons-material/SdCardAlertOutlined';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectIsFull } from '../../state/model/deviceSlice';
import { HeaderChip } from '../../ui/shell/HeaderChip';

const FULL = {
  icon: SdCardAlertOutlined,
  label: 'Nothing kept here',
  text: 'This device is out of space. What you save goes straight to the server, and needs a connection.',
};

/** Header chip shown while this device cannot store edits. */
export function DeviceChip() {
  const isFull = useConsoleSelector(selectIsFull);
  return <HeaderChip notice={isFull ? FULL : null} />;
}
