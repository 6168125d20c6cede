import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { LOW_WINDOW } from '../../../ui/shell/lowWindow';
import { failureLines } from './saveMessages';
import { type SaveFailures } from './useChapterSaving';

/** A long list scrolls and the buttons sit beside the text, so that the save bar stays in view. */
const alertStyle = {
  flex: 'none',
  maxHeight: 220,
  overflow: 'auto',
  '& [role="alert"]': { px: 2, py: 1 },
  '& [role="alert"] > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '& [role="alert"] > div > div': { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center', mt: 0 },
  [`@media ${LOW_WINDOW}`]: { maxHeight: 92 },
} as const;

interface SaveAlertProps {
  failures: SaveFailures;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Alert that lists the chapters that could not be saved, with reasons. Their changes are kept. */
export function SaveAlert({ failures, onRetry, onDismiss }: SaveAlertProps) {
  const { title, reasons } = failures;
  const lines = failureLines(reasons);
  const [onlyLine] = lines;
  const isOne = lines.length === 1 && onlyLine !== undefined;
  return (
    <Box sx={alertStyle}>
      <ProblemPanel
        title={title}
        problem={{
          code: 'invalid',
          message: isOne ? onlyLine : 'Your changes are kept here.',
          fields: isOne ? {} : Object.fromEntries(lines.entries()),
        }}
        actions={
          <>
            <Button variant="outlined" onClick={onRetry}>
              Save again
            </Button>
            <Button onClick={onDismiss}>Close</Button>
          </>
        }
      />
    </Box>
  );
}
