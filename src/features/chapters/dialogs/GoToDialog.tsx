import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FormRow } from '../../../ui/form/FormRow';
import { parseTimeInput, INVALID_TIME_MESSAGE } from '../edits/timecodeInput';

interface GoToDialogProps {
  open: boolean;
  durationMs: number | null;
  onGoTo: (ms: number) => void;
  onClose: () => void;
}

/** Dialog that moves the playhead to a time that is typed; beyond the end, to the end. */
export function GoToDialog({ open, durationMs, onGoTo, onClose }: GoToDialogProps) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const close = () => {
    setText('');
    setRefused(false);
    onClose();
  };
  const submit = () => {
    const ms = parseTimeInput(text);
    if (ms === null || ms < 0) return setRefused(true);
    onGoTo(Math.min(ms, durationMs ?? ms));
    close();
  };
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby="go-to-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id="go-to-title">Go to a time</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <FormRow
            id="go-to-time"
            label="Time"
            help="H:MM:SS, MM:SS or seconds"
            error={isRefused ? INVALID_TIME_MESSAGE : undefined}
          >
            <OutlinedInput
              id="go-to-time"
              fullWidth
              autoFocus
              value={text}
              placeholder="1:09:42"
              onChange={(event) => setText(event.target.value)}
            />
          </FormRow>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color="primary" disabled={text.trim() === ''}>
            Go
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
