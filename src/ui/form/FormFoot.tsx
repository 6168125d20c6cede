import { useEffect, useEffectEvent, useState } from 'react';
import { useFormikContext } from 'formik';
import { type DraftSlot } from '../../domain/forms/draft';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { FocusFirstError } from './FocusFirstError';
import { SaveBar } from './SaveBar';
import { UnsavedGuard } from '../feedback/UnsavedGuard';
import { useEventCallback } from '../hooks/useEventCallback';

export interface FormFootProps {
  /** What is unsaved: 'Unsaved: title, city'. Null while nothing is. */
  unsaved: string | null;
  /** Names it in questions: 'Your changes to this tour'. */
  what: string;
  draft: DraftSlot;
  hasFile?: boolean;
  saveLabel?: string;
  /** After the question, where there is something to lose. */
  onCancel: () => void;
}

/** The end of a form that fills a page: its bar, and the questions before what was typed is left. */
export function FormFoot(props: FormFootProps) {
  const { unsaved, what, draft, hasFile = false, saveLabel, onCancel } = props;
  const { isSubmitting } = useFormikContext();
  const [stage, setStage] = useState<'open' | 'asking' | 'given up'>('open');

  const leave = useEffectEvent(() => {
    draft.clear();
    onCancel();
  });
  // Only once the guard is gone: giving up may be a navigation.
  useEffect(() => {
    if (stage === 'given up') leave();
  }, [stage]);

  const cancel = useEventCallback(() => setStage(unsaved === null ? 'given up' : 'asking'));

  return (
    <>
      <SaveBar unsaved={unsaved} saveLabel={saveLabel} busy={isSubmitting} onCancel={cancel} />
      <FocusFirstError />
      <UnsavedGuard
        when={unsaved !== null && stage !== 'given up'}
        what={what}
        draft={draft}
        hasFile={hasFile}
      />
      <ConfirmDialog
        open={stage === 'asking'}
        title="Discard changes?"
        text="What you entered here has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={() => setStage('given up')}
        onClose={() => setStage('open')}
      />
    </>
  );
}
