import { invalidTimeMessage, parseTimeInput } from '../edits/timecodeInput';
import { TimeDialog } from './TimeDialog';

interface GoToDialogProps {
  open: boolean;
  durationMs: number | null;
  onGoTo: (ms: number) => void;
  onClose: () => void;
}

/** Dialog that moves the playhead to a typed time; times past the end are clamped to the end. */
export function GoToDialog({ open, durationMs, onGoTo, onClose }: GoToDialogProps) {
  const goTo = (text: string) => {
    const ms = parseTimeInput(text);
    if (ms === null || ms < 0) return invalidTimeMessage(text);
    onGoTo(Math.min(ms, durationMs ?? ms));
    return null;
  };
  return (
    <TimeDialog
      open={open}
      id="go-to"
      title="Go to a time"
      label="Time"
      help="H:MM:SS, MM:SS or seconds"
      placeholder="1:09:42"
      action="Go"
      onSubmit={goTo}
      onClose={onClose}
    />
  );
}
