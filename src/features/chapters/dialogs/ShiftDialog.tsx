import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FormRow } from '../../../ui/form/FormRow';
import { parseTimeInput, formatTimeInput, INVALID_TIME_MESSAGE } from '../edits/timecodeInput';

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
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setText('');
    setProblem(null);
    onClose();
  };
  const submit = () => {
    const byMs = parseTimeInput(text.trim().replace(/^\+/, ''));
    const problemText = byMs === null ? INVALID_TIME_MESSAGE : onShift(byMs);
    if (problemText === null) close();
    else setProblem(problemText);
  };
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby="shift-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id="shift-title">{`Shift all from ${formatTimeInput(fromMs)} on`}</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <FormRow
            id="shift-by"
            label="By"
            help="MM:SS or seconds; with a minus sign: earlier"
            error={problem ?? undefined}
          >
            <OutlinedInput
              id="shift-by"
              fullWidth
              autoFocus
              value={text}
              placeholder="-1.5"
              onChange={(event) => setText(event.target.value)}
            />
          </FormRow>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color="primary" disabled={text.trim() === ''}>
            Shift
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
