import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Link } from 'react-router-dom';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectDecisionCount, selectUnsentCount } from '../../state/outbox/outboxSlice';

/** Delay before the link appears: edits acknowledged sooner show nothing. */
const SHOW_DELAY_MS = 700;

/** Link to the outbox with the number of unsent edits; hidden while there are none. */
export function UnsentLink() {
  const count = useConsoleSelector(selectUnsentCount);
  const attentionCount = useConsoleSelector(selectDecisionCount);
  const [isShown, setIsShown] = useState(false);
  const hasUnsent = count > 0;
  if (!hasUnsent && isShown) setIsShown(false);
  useEffect(() => {
    if (!hasUnsent) return;
    const timer = setTimeout(() => setIsShown(true), SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasUnsent]);
  if (!hasUnsent || !isShown) return null;
  const label =
    attentionCount > 0
      ? `${attentionCount} of ${count} unsent need your attention`
      : `${count} unsent`;
  return (
    <Button
      component={Link}
      to="/admin/outbox"
      size="small"
      color={attentionCount > 0 ? 'warning' : 'inherit'}
      startIcon={<CloudUploadOutlined />}
      sx={{ flex: 'none', whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
}
