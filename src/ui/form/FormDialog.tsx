import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik, type FormikConfig, type FormikValues } from 'formik';
import { type DraftSlot } from '../../domain/forms/draft';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { FocusFirstError } from './FocusFirstError';
import { FormDraft } from './FormDraft';
import { submitByKeys } from '../hooks/isSaveKey';
import { UnsavedGuard } from '../feedback/UnsavedGuard';
import { useOpenRound } from '../hooks/useOpenRound';

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
  /** Where what is typed is kept; cleared by who saves it, and here when it is given up. */
  draft: DraftSlot;
  /** A record that is only being made. */
  isNew?: boolean;
  /** Of fields, for what has changed meanwhile. */
  labels?: Readonly<Record<string, string>>;
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
  const { initialValues, validationSchema, onSubmit, draft, isNew, labels } = props;
  const titleId = useId();
  const round = useOpenRound(open);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    draft.clear();
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
        else leave();
      }}
      onKeyDown={submitByKeys(() => {
        if (!isBusy) submit();
      })}
    >
      <Form noValidate style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}
        >
          <FormDraft slot={draft} isNew={isNew} labels={labels}>
            {children}
          </FormDraft>
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
      {({ values, dirty, isSubmitting, submitForm }) => (
        <>
          {frame({
            titleId,
            isDirty: dirty,
            isBusy: busy || isSubmitting,
            submit: () => void submitForm(),
          })}
          <UnsavedGuard
            when={open && dirty}
            what="What you entered here"
            draft={draft}
            hasFile={Object.values(values).some((value) => value instanceof File)}
          />
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
