import { useEffect, useEffectEvent, useState } from 'react';
import { useFormikContext } from 'formik';
import { type DraftSlot } from '../../../domain/forms/draft';
import { ConfirmDialog } from '../../feedback/confirm/ConfirmDialog';
import { FocusFirstError } from '../FocusFirstError';
import { type FormProblemPanelProps } from '../FormProblemPanel';
import { SaveBar } from './SaveBar';
import { UnsavedGuard } from '../../feedback/UnsavedGuard';
import useEventCallback from '@mui/utils/useEventCallback';

export interface FormFooterProps {
  /** Summary of unsaved fields: 'Unsaved: title, city'. Null when there are none. */
  unsaved: string | null;
  /** Subject of the confirmation questions: 'Your changes to this tour'. */
  subject: string;
  draft: DraftSlot;
  hasFile?: boolean;
  /** Failure of the last save; null without one. */
  failure: FormProblemPanelProps | null;
  saveLabel?: string;
  onSaveAndNext?: () => void;
  nextLabel?: string;
  /** True when save-and-next is the main button: see `SaveBar`. */
  isNextMain?: boolean;
  /** True when the record does not exist yet. */
  isNew?: boolean;
  /** Called after confirmation, when there are unsaved changes. */
  onCancel: () => void;
}

/** Footer of a full-page form: save bar, navigation guard and discard confirmation. */
export function FormFooter(props: FormFooterProps) {
  const {
    unsaved,
    subject,
    draft,
    hasFile = false,
    failure,
    saveLabel,
    onSaveAndNext,
    nextLabel,
    isNextMain,
    isNew,
    onCancel,
  } = props;
  const { isSubmitting } = useFormikContext();
  const [stage, setStage] = useState<'editing' | 'confirming' | 'discarded'>('editing');

  const discard = useEffectEvent(() => {
    draft.clear();
    onCancel();
  });
  // Runs after the guard is unmounted, because discarding may navigate.
  useEffect(() => {
    if (stage === 'discarded') discard();
  }, [stage]);

  const cancel = useEventCallback(() => setStage(unsaved === null ? 'discarded' : 'confirming'));

  return (
    <>
      <SaveBar
        unsaved={unsaved}
        failure={failure}
        saveLabel={saveLabel}
        onSaveAndNext={onSaveAndNext}
        nextLabel={nextLabel}
        isNextMain={isNextMain}
        isNew={isNew}
        busy={isSubmitting}
        onCancel={cancel}
      />
      <FocusFirstError />
      <UnsavedGuard
        when={unsaved !== null && stage !== 'discarded'}
        subject={subject}
        draft={draft}
        hasFile={hasFile}
      />
      <ConfirmDialog
        open={stage === 'confirming'}
        title="Discard changes?"
        text="What you entered here has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={() => setStage('discarded')}
        onClose={() => setStage('editing')}
      />
    </>
  );
}
