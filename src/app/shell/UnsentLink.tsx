import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Link } from 'react-router';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectNeedyCount, selectUnsentCount } from '../../state/outbox/outboxSlice';

/** An edit that is answered at once is no news. */
const QUIET_MS = 700;

/** How many edits are unsent, and the way to them; nothing while there are none. */
export function UnsentLink() {
  const count = useConsoleSelector(selectUnsentCount);
  const needy = useConsoleSelector(selectNeedyCount);
  const [isShown, setIsShown] = useState(false);
  const isAny = count > 0;
  if (!isAny && isShown) setIsShown(false);
  useEffect(() => {
    if (!isAny) return;
    const timer = setTimeout(() => setIsShown(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isAny]);
  if (!isAny || !isShown) return null;
  const words = needy > 0 ? `${needy} of ${count} unsent need you` : `${count} unsent`;
  return (
    <Button
      component={Link}
      to="/admin/outbox"
      size="small"
      color={needy > 0 ? 'warning' : 'inherit'}
      startIcon={<CloudUploadOutlined />}
      sx={{ flex: 'none', whiteSpace: 'nowrap' }}
    >
      {words}
    </Button>
  );
}
