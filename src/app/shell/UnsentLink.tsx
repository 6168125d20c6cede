import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Link } from 'react-router-dom';
import { countOf } from '../../domain/text/count';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectDecisionCount, selectUnsentCount } from '../../state/outbox/outboxSlice';

/** Delay in ms before the link appears, so that edits acknowledged sooner never show it. */
const SHOW_DELAY_MS = 700;

/** Label of edits that need a decision, as in '1 edit needs you' or '2 of 3 edits need you'. */
function attentionText(attentionCount: number, count: number): string {
  const edits =
    attentionCount === count
      ? countOf(count, 'edit')
      : `${attentionCount} of ${countOf(count, 'edit')}`;
  return `${edits} ${attentionCount === 1 ? 'needs' : 'need'} you`;
}

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
  const label = attentionCount > 0 ? attentionText(attentionCount, count) : `${count} unsent`;
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
