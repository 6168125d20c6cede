import { parseTimeInput, INVALID_TIME_MESSAGE } from '../edits/timecodeInput';
import { TimeDialog } from './TimeDialog';

const PAST_SIXTY = 'Minutes and seconds after a colon go up to 59';

/** True for a time that would be one but for 60 or more after a colon. */
const isPastSixty = (text: string) =>
  /^\d+(:\d+){1,2}([.,]\d+)?$/.test(text.trim()) && /:[6-9]\d/.test(text);

interface GoToDialogProps {
  open: boolean;
  durationMs: number | null;
  onGoTo: (ms: number) => void;
  onClose: () => void;
}

/** Dialog that moves the playhead to a time that is typed; beyond the end, to the end. */
export function GoToDialog({ open, durationMs, onGoTo, onClose }: GoToDialogProps) {
  const goTo = (text: string) => {
    const ms = parseTimeInput(text);
    if (ms === null || ms < 0) return isPastSixty(text) ? PAST_SIXTY : INVALID_TIME_MESSAGE;
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
