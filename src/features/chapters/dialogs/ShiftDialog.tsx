import { formatTimeInput, invalidTimeMessage, parseTimeInput } from '../edits/timecodeInput';
import { TimeDialog } from './TimeDialog';

interface ShiftDialogProps {
  open: boolean;
  /** Chapters that start here or later are moved. */
  fromMs: number;
  /** Returns why the shift was refused; null when it was done. */
  onShift: (byMs: number) => string | null;
  onClose: () => void;
}

/** Dialog that moves a chapter and all that follow by the same time. */
export function ShiftDialog({ open, fromMs, onShift, onClose }: ShiftDialogProps) {
  const shift = (text: string) => {
    const byMs = parseTimeInput(text.trim().replace(/^\+/, ''));
    return byMs === null ? invalidTimeMessage(text) : onShift(byMs);
  };
  return (
    <TimeDialog
      open={open}
      id="shift"
      title={`Shift all from ${formatTimeInput(fromMs)} on`}
      label="By"
      help="MM:SS or seconds; with a minus sign: earlier"
      placeholder="-1.5"
      action="Shift"
      onSubmit={shift}
      onClose={onClose}
    />
  );
}
