import { useState } from 'react';
import { type DraftSlot } from '../../domain/forms/draft';
import { formProblem } from '../../domain/forms/formProblem';
import { refuseFields, type RefusableForm } from '../../domain/forms/refusals';
import { type Problem } from '../../domain/problem';
import { announced } from '../model/noticesSlice';
import { type Edit } from '../outbox/edit';
import { type ConsoleDispatch, type RootState } from '../select/rootState';
import { isChangedMeanwhile } from '../sync/awaitResponses';
import { saveEdits } from '../sync/saveEdits';
import { IMAGE_UPLOADED } from '../sync/uploadCover';
import { useConsoleDispatch } from './storeHooks';

const NO_ANNOUNCEMENT = { done: null, failed: null };

interface SaveFailure {
  title: string;
  problem: Problem;
}

/** Form methods that a save calls. */
interface FormActions<Values> extends RefusableForm {
  setValues: (values: Values) => unknown;
}

interface TextAndCoverSave<Texts extends object> {
  /** Fields and texts of the record when the form was opened. */
  opened: () => Texts;
  /** Edits for the values that differ from the baseline; some of them may be refused. */
  edits: (baseline: Texts, values: Texts) => Edit[];
  /** Fields and texts after the edits were saved. */
  saved: (baseline: Texts, values: Texts) => Texts;
  saveCover: (
    file: File,
  ) => (dispatch: ConsoleDispatch, getState: () => RootState) => Promise<Problem | null>;
  messages: { updated: string; failed: string };
  draft: DraftSlot;
  onSaved: () => void;
}

/** Saves a record: first its fields and texts, then the cover. Reports exactly which part failed. */
export function useTextAndCoverSave<Texts extends object>({
  opened,
  edits: editsOf,
  saved: savedValues,
  saveCover,
  messages,
  draft,
  onSaved,
}: TextAndCoverSave<Texts>) {
  const dispatch = useConsoleDispatch();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  /** Values that changes are compared with: the record when opened, or as last saved. */
  const [baseline, setBaseline] = useState(opened);
  const [isTextSaved, setIsTextSaved] = useState(false);

  /** Resolves with null when the texts were refused, or when the person must resolve a conflict. */
  const saveTexts = async <Values extends Texts>(
    edits: Edit[],
    values: Values,
    form: FormActions<Values>,
  ) => {
    const options = { seen: () => baseline, isAskedInForm: true };
    const outcome = await dispatch(saveEdits(edits, NO_ANNOUNCEMENT, options));
    if (!outcome.ok) {
      // Conflict: the form shows both versions and asks the person.
      if (isChangedMeanwhile(outcome.problem)) return null;
      const { complete, fields } = formProblem(outcome.problem, values, 'Please try again.');
      const isPartlySaved = outcome.sent > 0;
      const rest = isPartlySaved ? ': its texts were not saved, everything else was' : '';
      setFailure({ title: `${messages.failed}${rest}`, problem: complete });
      refuseFields(form, values, fields);
      return null;
    }
    const saved = savedValues(baseline, values);
    setBaseline(saved);
    setIsTextSaved(true);
    void form.setValues({ ...values, ...saved });
    draft.clear();
    return { isQueued: outcome.queued === true };
  };

  const save = async <Values extends Texts>(
    values: Values,
    cover: File | null,
    form: FormActions<Values>,
  ) => {
    setFailure(null);
    const edits = editsOf(baseline, values);
    const result = edits.length === 0 ? { isQueued: false } : await saveTexts(edits, values, form);
    if (result === null) return;
    const hasSavedText = isTextSaved || edits.length > 0;
    const problem = cover === null ? null : await dispatch(saveCover(cover));
    if (problem !== null) {
      const title = hasSavedText
        ? 'The text was saved, but the cover was not'
        : 'The cover was not saved';
      return setFailure({ title, problem });
    }
    draft.clear();
    const shouldAnnounce = (hasSavedText || cover !== null) && !result.isQueued;
    const message = hasSavedText ? messages.updated : IMAGE_UPLOADED;
    if (shouldAnnounce) dispatch(announced('success', message));
    onSaved();
  };
  return { baseline, setBaseline, failure, save };
}
