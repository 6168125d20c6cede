import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { isSecondClick } from '../../dom/isSecondClick';
import { TypedConfirmation } from './TypedConfirmation';
import { useFocusReturn } from './useFocusReturn';
import { BusyButton } from '../../busy/BusyButton';
import { LateNote } from '../../busy/LateNote';

export interface ConfirmationProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'neutral';
  /** True to focus Cancel first; the default for the tone 'danger'. */
  startsOnCancel?: boolean;
  busy?: boolean;
  /** Text to type before the action can be confirmed. */
  typedText?: string;
  /** Disables confirmation; the children show the reason. */
  confirmDisabled?: boolean;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

type QuestionProps = Omit<ConfirmationProps, 'open' | 'title' | 'text'>;

/** Text normalised for comparison, so that '12000' matches '12,000'. */
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
  const { startsOnCancel = isDanger } = props;
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
          autoFocus={startsOnCancel && typedText === undefined}
        >
          {cancelLabel}
        </Button>
        <BusyButton
          type="submit"
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          busy={busy}
          disabled={!isTyped || confirmDisabled}
          autoFocus={!startsOnCancel && children === undefined}
        >
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </form>
  );
}

interface ConfirmationBoxProps extends ConfirmationProps {
  /** Number of times the dialog was opened; each opening clears the typed text. */
  openCount: number;
}

export function ConfirmationBox(props: ConfirmationBoxProps) {
  const { open, openCount, title, text, ...question } = props;
  const id = useId();
  useFocusReturn(open);
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
