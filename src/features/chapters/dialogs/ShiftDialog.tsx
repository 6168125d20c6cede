import { formatTimeInput, invalidTimeMessage, parseTimeInput } from '../edits/timecodeInput';
import { TimeDialog } from './TimeDialog';

interface ShiftDialogProps {
  open: boolean;
  /** Chapters with this or a later start are moved. */
  fromMs: number;
  /** Number of selected chapters to move; 0 moves all chapters from that start on. */
  selectedCount: number;
  /** Returns the reason for a refusal; null on success. */
  onShift: (byMs: number) => string | null;
  onClose: () => void;
}

/** Dialog that shifts a chapter and all following ones, or the selected ones, by the same time. */
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
