import { useState } from 'react';
import { type FormikHelpers } from 'formik';
import { fieldErrors } from '../../../domain/forms/checkByRules';
import { formProblem } from '../../../domain/forms/formProblem';
import { type Language } from '../../../domain/languages/language';
import { type Problem } from '../../../domain/problem';
import { translationRules } from '../../../domain/tours/translation';
import { announced } from '../../../state/model/noticesSlice';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { saveEdits } from '../../../state/sync/saveEdits';
import { IMAGE_UPLOADED, selectCoverPercent } from '../../../state/sync/uploadCover';
import { FormCoverField } from '../../../ui/form/FormCoverField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormProblemPanel } from '../../../ui/form/FormProblemPanel';
import { translationEditKey } from './translationDrafts';
import { fieldLabels, TranslationFields } from './TranslationFields';
import {
  textValues,
  type TextValues,
  type TranslationOwner,
  type TranslationText,
} from '../words/translationOwner';

interface EditValues extends TextValues {
  cover: File | null;
}

interface TranslationEditDialogProps {
  owner: TranslationOwner;
  text: TranslationText;
  language: Language;
  onClose: () => void;
}

const NO_ANNOUNCEMENT = { done: null, failed: null };

/** Dialog that edits the texts in one language, and the cover if there is one. */
export function TranslationEditDialog(props: TranslationEditDialogProps) {
  const { owner, text, language, onClose } = props;
  const { messages, cover } = owner;
  const { code, label } = language;
  const dispatch = useConsoleDispatch();
  const draft = useDraftSlot(translationEditKey(owner, code));
  const [failure, setFailure] = useState<{ title: string; problem: Problem } | null>(null);
  /** Texts as opened, or as last saved. */
  const [initial, setInitial] = useState(() => textValues(text));
  const [isTextSaved, setIsTextSaved] = useState(false);
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  const percent = useConsoleSelector((state) =>
    cover === null ? undefined : selectCoverPercent(state, cover.target(code)),
  );

  const save = async (values: EditValues, form: FormikHelpers<EditValues>) => {
    setFailure(null);
    const edit = owner.change(code, initial, values);
    let isQueued = false;
    if (edit !== null) {
      const outcome = await dispatch(saveEdits([edit], NO_ANNOUNCEMENT, { seen: () => initial }));
      if (!outcome.ok) {
        const { panel, fields } = formProblem(outcome.problem, values, 'Please try again.');
        if (panel !== null) setFailure({ title: messages.updateFailed(label), problem: panel });
        form.setErrors(fields);
        return;
      }
      isQueued = outcome.queued === true;
      const { title, description, slug_suffix } = values;
      setInitial({ title: title.trim(), description, slug_suffix: slug_suffix.trim() || code });
      setIsTextSaved(true);
      draft.clear();
    }
    const hasSavedText = isTextSaved || edit !== null;
    if (values.cover !== null && cover !== null) {
      const problem = await dispatch(cover.save(code, values.cover));
      if (problem !== null) {
        const title = hasSavedText
          ? 'The text was saved, but the cover was not'
          : 'The cover was not saved';
        setFailure({ title, problem });
        return;
      }
    }
    draft.clear();
    const shouldAnnounce = (hasSavedText || values.cover !== null) && !isQueued;
    const message = hasSavedText ? messages.updated(label) : IMAGE_UPLOADED;
    if (shouldAnnounce) dispatch(announced('success', message));
    onClose();
  };

  return (
    <FormDialog<EditValues>
      open
      size="md"
      title={`Edit ${label} translation`}
      submitLabel="Save"
      initialValues={{ ...initial, cover: null }}
      validate={(values) => fieldErrors(translationRules, { ...values, language: code })}
      onSubmit={save}
      onClose={onClose}
      draft={draft}
      labels={fieldLabels}
    >
      <TranslationFields language={code} hasSlug={owner.kind === 'tour'} autoFocus />
      {cover !== null && (
        <FormCoverField
          name="cover"
          url={text.cover_media_url ?? null}
          progressPercent={percent}
          refusal={uploadRefusal}
        />
      )}
      {failure !== null && <FormProblemPanel {...failure} />}
    </FormDialog>
  );
}
