import { formatTimeInput, invalidTimeMessage, parseTimeInput } from '../edits/timecodeInput';
import { TimeDialog } from './TimeDialog';

interface ShiftDialogProps {
  open: boolean;
  /** Chapters that start here or later are moved. */
  fromMs: number;
  /** Number of the chapters that are moved alone; 0 moves all from that start on. */
  selectedCount: number;
  /** Returns why the shift was refused; null when it was done. */
  onShift: (byMs: number) => string | null;
  onClose: () => void;
}

/** Dialog that moves a chapter and all that follow, or those that are selected, by the same time. */
export function ShiftDialog(props: ShiftDialogProps) {
  const { open, fromMs, selectedCount, onShift, onClose } = props;
  const which =
    selectedCount > 0 ? `${selectedCount} chapters` : `all from ${formatTimeInput(fromMs)} on`;
  const shift = (text: string) => {
    const byMs = parseTimeInput(text.trim().replace(/^\+/, ''));
    return byMs === null ? invalidTimeMessage(text) : onShift(byMs);
  };
  return (
    <TimeDialog
      open={open}
      id="shift"
      title={`Shift ${which}`}
      label="By"
      help="MM:SS or seconds; with a minus sign: earlier"
      placeholder="-1.5"
      action="Shift"
      onSubmit={shift}
      onClose={onClose}
    />
  );
}
