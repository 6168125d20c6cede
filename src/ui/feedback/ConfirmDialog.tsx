import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { isSecondClick } from '../hooks/isSecondClick';
import { TypedConfirmation } from './TypedConfirmation';
import { BusyButton } from '../waiting/BusyButton';
import { LateNote } from '../waiting/LateNote';
import { useOpenCount } from '../hooks/useOpenCount';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'neutral';
  busy?: boolean;
  /** Text that must be typed before the action can be confirmed. */
  typedText?: string;
  /** Disables confirmation, for a reason that the children show. */
  confirmDisabled?: boolean;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

type QuestionProps = Omit<ConfirmDialogProps, 'open' | 'title' | 'text'>;

/** Text as it is compared: '12,000' is typed as '12000' too. */
const plain = (text: string) =>
  text
    .trim()
    .normalize()
    .replace(/(\d)[,.\s](?=\d{3})/g, '$1');

function Question(props: QuestionProps) {
  const { confirmLabel, cancelLabel = 'Cancel', tone = 'neutral', busy = false } = props;
  const { typedText, confirmDisabled = false, children, onConfirm, onClose } = props;
  const [typed, setTyped] = useState('');
  const isTyped = typedText === undefined || plain(typed) === plain(typedText);
  const canConfirm = isTyped && !busy && !confirmDisabled;
  const isDanger = tone === 'danger';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (canConfirm) onConfirm();
      }}
    >
      {(children !== undefined || typedText !== undefined) && (
        <DialogContent sx={{ pt: 0 }}>
          {children}
          {typedText !== undefined && (
            <TypedConfirmation
              text={typedText}
              value={typed}
              isTyped={isTyped}
              onChange={setTyped}
            />
          )}
        </DialogContent>
      )}
      <DialogActions>
        {busy && <LateNote />}
        <Button
          variant="outlined"
          onClick={onClose}
          disabled={busy}
          autoFocus={isDanger && typedText === undefined}
        >
          {cancelLabel}
        </Button>
        <BusyButton
          type="submit"
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          busy={busy}
          disabled={!isTyped || confirmDisabled}
          autoFocus={!isDanger && children === undefined}
        >
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </form>
  );
}

/** Confirmation of an action that cannot be undone. While busy it cannot be closed. */
export function ConfirmDialog({ open, title, text, ...question }: ConfirmDialogProps) {
  const id = useId();
  const openCount = useOpenCount(open);
  if (openCount === 0) return null;
  return (
    <Dialog
      open={open}
      onClose={(event: object) => {
        if (question.busy !== true && !isSecondClick(event)) question.onClose();
      }}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {text !== undefined && (
        <DialogContent sx={{ flex: 'none' }}>
          <DialogContentText id={`${id}-text`} component="div" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </DialogContentText>
        </DialogContent>
      )}
      <Question key={openCount} {...question} />
    </Dialog>
  );
}
