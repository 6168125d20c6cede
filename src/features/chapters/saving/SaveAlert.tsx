import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { shortText } from '../../../domain/text/shortText';
import { isolate } from '../../../domain/text/script';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { LOW_WINDOW } from '../../../ui/shell/lowWindow';
import { type SaveFailures } from './useChapterSaving';

/** Longest name of a chapter in a line of the alert. */
const NAME_LENGTH = 48;

/** In a low window the buttons stand beside the text, and a long list scrolls: the foot that saves stays in view. */
const alertStyle = {
  flex: 'none',
  [`@media ${LOW_WINDOW}`]: {
    maxHeight: 92,
    overflow: 'auto',
    '& [role="alert"]': { px: 2, py: 1 },
    '& [role="alert"] > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& [role="alert"] > div > div': { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center', mt: 0 },
  },
} as const;

interface SaveAlertProps {
  failures: SaveFailures;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Alert that lists the chapters that could not be saved, with reasons. Their changes are kept. */
export function SaveAlert({ failures, onRetry, onDismiss }: SaveAlertProps) {
  const { title, reasons } = failures;
  const lines = reasons.map(({ rowId, title: name, reason }) => {
    const prefix = name.trim() === '' ? '' : `${isolate(shortText(name, NAME_LENGTH))}: `;
    return [rowId, `Failed to save chapter: ${prefix}${reason}`] as const;
  });
  const [onlyLine] = lines;
  const isOne = lines.length === 1 && onlyLine !== undefined;
  return (
    <Box sx={alertStyle}>
      <ProblemPanel
        title={title}
        problem={{
          code: 'invalid',
          message: isOne ? onlyLine[1] : 'Your changes are kept here.',
          fields: isOne ? {} : Object.fromEntries(lines),
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
