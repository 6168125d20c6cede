import Button from '@mui/material/Button';
import { isolate } from '../../../domain/text/script';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { type SaveFailures } from './useChapterSaving';

interface SaveAlertProps {
  failures: SaveFailures;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Which chapters were not stored, and why. Their changes are kept. */
export function SaveAlert({ failures, onRetry, onDismiss }: SaveAlertProps) {
  const { title, reasons } = failures;
  const lines = reasons.map(({ rowId, title: name, reason }) => {
    const named = name.trim() === '' ? '' : `${isolate(name)}: `;
    return [rowId, `Failed to save chapter: ${named}${reason}`] as const;
  });
  const [only] = lines;
  const isOne = lines.length === 1 && only !== undefined;
  return (
    <ProblemPanel
      title={title}
      problem={{
        code: 'invalid',
        message: isOne ? only[1] : 'What you changed is kept here.',
        fields: isOne ? {} : Object.fromEntries(lines),
      }}
      actions={
        <>
          <Button variant="outlined" onClick={onRetry}>
            Save again
          </Button>
          <Button onClick={onDismiss}>Dismiss</Button>
        </>
      }
    />
  );
}
