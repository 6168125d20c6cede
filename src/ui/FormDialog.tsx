import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik, type FormikConfig, type FormikValues } from 'formik';
import { ConfirmDialog } from './ConfirmDialog';
import { FocusFirstError } from './FocusFirstError';
import { isSaveKey, isSubmitKey } from './isSaveKey';
import { useOpenRound } from './useOpenRound';

export interface FormDialogProps<Values extends FormikValues> {
  open: boolean;
  title: string;
  submitLabel: string;
  busy?: boolean;
  size?: 'xs' | 'sm' | 'md';
  initialValues: Values;
  /** A yup object. */
  validationSchema?: FormikConfig<Values>['validationSchema'];
  onSubmit: FormikConfig<Values>['onSubmit'];
  onClose: () => void;
  /** Fields of the Form… family; they find the form by its context. */
  children: ReactNode;
}

interface FrameProps {
  titleId: string;
  isDirty: boolean;
  isBusy: boolean;
  submit: () => void;
}

/** A dialog around a form. Ctrl/Cmd+Enter and Ctrl/Cmd+S submit; leaving it by Escape with changes asks first. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { open, title, submitLabel, busy = false, size = 'sm', children, onClose } = props;
  const { initialValues, validationSchema, onSubmit } = props;
  const titleId = useId();
  const round = useOpenRound(open);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    onClose();
  };

  const frame = ({ isDirty, isBusy, submit }: FrameProps) => (
    <Dialog
      open={open}
      fullWidth
      maxWidth={size}
      aria-labelledby={titleId}
      onClose={() => {
        if (isBusy) return;
        if (isDirty) setAsking(true);
        else onClose();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!isSaveKey(event) && !isSubmitKey(event)) return;
        event.preventDefault();
        if (!isBusy) submit();
      }}
    >
      <Form noValidate style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}
        >
          {children}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={leave} disabled={isBusy}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            disabled={isBusy}
            startIcon={
              isBusy ? <CircularProgress size={14} color="inherit" aria-hidden /> : undefined
            }
          >
            {submitLabel}
          </Button>
        </DialogActions>
        <FocusFirstError />
      </Form>
    </Dialog>
  );

  return (
    <Formik
      key={round}
      initialValues={initialValues}
      validationSchema={validationSchema}
      onSubmit={onSubmit}
    >
      {({ dirty, isSubmitting, submitForm }) => (
        <>
          {frame({
            titleId,
            isDirty: dirty,
            isBusy: busy || isSubmitting,
            submit: () => void submitForm(),
          })}
          <ConfirmDialog
            open={open && isAsking}
            title="Discard changes?"
            text="What you entered here has not been saved."
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            tone="danger"
            onConfirm={leave}
            onClose={() => setAsking(false)}
          />
        </>
      )}
    </Formik>
  );
}
