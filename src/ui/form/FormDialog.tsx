import { useId, useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik, type FormikConfig, type FormikValues } from 'formik';
import { type DraftSlot } from '../../domain/forms/draft';
import { ConfirmDialog } from '../feedback/confirm/ConfirmDialog';
import { isSecondClick } from '../dom/isSecondClick';
import { FocusFirstError } from './FocusFirstError';
import { FormDraft } from './FormDraft';
import { BusyButton } from '../busy/BusyButton';
import { LateNote } from '../busy/LateNote';
import { submitByKeys } from '../dom/isSaveKey';
import { UnsavedGuard } from '../feedback/UnsavedGuard';
import { useOpenCount } from '../hooks/useOpenCount';

export interface FormDialogProps<Values extends FormikValues> {
  open: boolean;
  title: string;
  submitLabel: string;
  tone?: 'danger' | 'neutral';
  busy?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  initialValues: Values;
  /** Base values that changes are compared with; the initial values by default. */
  base?: Values;
  /** Yup schema. */
  validationSchema?: FormikConfig<Values>['validationSchema'];
  /** Returns messages by field, for rules that no schema covers. */
  validate?: (values: Values) => Record<string, string>;
  onSubmit: FormikConfig<Values>['onSubmit'];
  onClose: () => void;
  /** Storage of the draft: cleared here on discard, and by the caller after saving. */
  draft: DraftSlot;
  /** True for a record that does not exist yet. */
  isNew?: boolean;
  /** Field labels, for naming fields that have changed meanwhile. */
  labels?: Readonly<Record<string, string>>;
  /** Form fields, connected by Formik's context. */
  children: ReactNode;
}

const isShallowEqual = (one: FormikValues, other: FormikValues) =>
  Object.keys(one).every((name) => one[name] === other[name]);

interface DialogState {
  isDirty: boolean;
  isBusy: boolean;
}

interface FormDialogButtonsProps {
  submitLabel: string;
  tone: 'danger' | 'neutral';
  isBusy: boolean;
  onCancel: () => void;
}

function FormDialogButtons(props: FormDialogButtonsProps) {
  const { submitLabel, tone, isBusy, onCancel } = props;
  return (
    <DialogActions>
      {isBusy && <LateNote />}
      <Button variant="outlined" onClick={onCancel} disabled={isBusy}>
        Cancel
      </Button>
      <BusyButton
        type="submit"
        variant="contained"
        color={tone === 'danger' ? 'error' : 'primary'}
        busy={isBusy}
      >
        {submitLabel}
      </BusyButton>
    </DialogActions>
  );
}

interface DiscardQuestionProps {
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function DiscardQuestion(props: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Discard changes?"
      text="What you entered here has not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
    />
  );
}

/** Dialog with a form. Ctrl/Cmd+Enter and Ctrl/Cmd+S submit; Escape with unsaved changes asks for confirmation. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { open, title, submitLabel, tone = 'neutral', busy = false, size = 'sm' } = props;
  const { children, onClose } = props;
  const { initialValues, base, validationSchema, validate, onSubmit, draft, isNew, labels } = props;
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const openCount = useOpenCount(open);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const discard = () => {
    setConfirmingDiscard(false);
    draft.clear();
    onClose();
  };

  const renderDialog = ({ isDirty, isBusy }: DialogState) => (
    <Dialog
      open={open}
      fullWidth
      maxWidth={size}
      aria-labelledby={titleId}
      onClose={(event: object) => {
        if (isBusy || isSecondClick(event)) return;
        if (isDirty) setConfirmingDiscard(true);
        else discard();
      }}
      onKeyDown={submitByKeys(() => {
        // Through the form's submit event, as the button does: a confirmation may come first.
        if (!isBusy) form.current?.requestSubmit();
      })}
    >
      <Form ref={form} noValidate style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}
        >
          <FormDraft slot={draft} base={base} isNew={isNew} labels={labels}>
            {children}
          </FormDraft>
        </DialogContent>
        <FormDialogButtons
          submitLabel={submitLabel}
          tone={tone}
          isBusy={isBusy}
          onCancel={discard}
        />
        <FocusFirstError />
      </Form>
    </Dialog>
  );

  return (
    <Formik
      key={openCount}
      initialValues={initialValues}
      validationSchema={validationSchema}
      validate={validate}
      onSubmit={onSubmit}
    >
      {({ values, dirty: isChanged, isSubmitting }) => {
        const dirty = base === undefined ? isChanged : !isShallowEqual(base, values);
        return (
          <>
            {renderDialog({ isDirty: dirty, isBusy: busy || isSubmitting })}
            <UnsavedGuard
              when={open && dirty}
              subject="What you entered here"
              draft={draft}
              hasFile={Object.values(values).some((value) => value instanceof File)}
            />
            <DiscardQuestion
              open={open && isConfirmingDiscard}
              onConfirm={discard}
              onClose={() => setConfirmingDiscard(false)}
            />
          </>
        );
      }}
    </Formik>
  );
}
