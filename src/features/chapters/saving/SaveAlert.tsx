import Button from '@mui/material/Button';
import { shortText } from '../../../domain/text/shortText';
import { isolate } from '../../../domain/text/script';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { type SaveFailures } from './useChapterSaving';

/** Longest name of a chapter in a line of the alert. */
const NAME_LENGTH = 48;

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
  );
}
