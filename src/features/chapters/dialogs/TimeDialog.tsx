import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { OnceOpened } from '../../../ui/controls/OnceOpened';
import { FormRow } from '../../../ui/form/FormRow';
import { useDialogText } from './useDialogText';

interface TimeDialogProps {
  open: boolean;
  /** Prefix of the element ids. */
  id: string;
  title: string;
  label: string;
  help: string;
  placeholder: string;
  /** Label of the submit button. */
  action: string;
  /** Returns the reason for a refusal; null on success. */
  onSubmit: (text: string) => string | null;
  onClose: () => void;
}

/** Dialog with a single time field. */
export function TimeDialog(props: TimeDialogProps) {
  const { open, id, title, label, help, placeholder, action, onSubmit, onClose } = props;
  const { text, setText, problem, close, settle } = useDialogText(onClose);
  return (
    <OnceOpened isOpen={open}>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            settle(onSubmit(text));
          }}
        >
          <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
          <DialogContent sx={{ pt: '8px !important' }}>
            <FormRow id={`${id}-time`} label={label} help={help} error={problem ?? undefined}>
              <OutlinedInput
                id={`${id}-time`}
                fullWidth
                autoFocus
                value={text}
                placeholder={placeholder}
                onChange={(event) => setText(event.target.value)}
              />
            </FormRow>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" color="primary" disabled={text.trim() === ''}>
              {action}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </OnceOpened>
  );
}
