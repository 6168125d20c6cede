import { useState } from 'react';
import { type FormikHelpers } from 'formik';
import { refuseFields } from '../../domain/forms/refusals';
import { fieldErrors } from '../../domain/forms/checkByRules';
import { type Language } from '../../domain/languages/language';
import { languageChangeRules } from '../../domain/languages/languageRules';
import { type Problem } from '../../domain/problem';
import { announceOutcome } from '../../state/model/announceOutcome';
import { useDraftSlot } from '../../state/hooks/useDrafts';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import {
  useCreateLanguageMutation,
  useUpdateLanguageMutation,
} from '../../state/endpoints/languagesEndpoints';
import { problemOf } from '../../state/api/problemOf';
import { FormDialog } from '../../ui/form/FormDialog';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { fieldLabels, LanguageFields } from './LanguageFields';
import {
  languageChange,
  CODE_EXISTS,
  toLanguageDraft,
  emptyLanguage,
  newLanguageRules,
  toFormValues,
  type LanguageFormValues,
} from './languageForm';
import { changeStep, type LanguageStep } from './languageStep';

export interface LanguageFormDialogProps {
  /** Null for a new language. */
  language: Language | null;
  languages: readonly Language[];
  onUpdate: (step: LanguageStep) => void;
  /** Called with the code of the added language. */
  onCreate: (code: string) => void;
  /** Called with the existing language that has the typed code, once the form is closed. */
  onTake: (language: Language) => void;
  onClose: () => void;
}

/** Field errors of the worker's Problem; null when it is not about fields. */
function refusedFields(problem: Problem): Record<string, string> | null {
  if (problem.fields !== undefined && Object.keys(problem.fields).length > 0) return problem.fields;
  return problem.detail === CODE_EXISTS ? { code: CODE_EXISTS } : null;
}

/** Dialog that adds or edits a language. */
export function LanguageFormDialog(props: LanguageFormDialogProps) {
  const { language, languages, onUpdate, onCreate, onTake, onClose } = props;
  const dispatch = useConsoleDispatch();
  const [create] = useCreateLanguageMutation();
  const [update] = useUpdateLanguageMutation();
  const draft = useDraftSlot(`language/${language?.id ?? 'new'}`);
  const [problem, setProblem] = useState<Problem | null>(null);
  // Frozen, so that a refetched list does not change the initial values.
  const [initialValues] = useState(() =>
    language === null ? emptyLanguage(languages) : toFormValues(language),
  );

  const send = async (values: LanguageFormValues): Promise<Problem | null> => {
    if (language === null) {
      const draft = toLanguageDraft(values);
      const { error } = await create(draft);
      if (error !== undefined) return problemOf(error);
      const done = `Language "${draft.label}" created successfully`;
      announceOutcome(dispatch, null, { done, failed: null });
      onCreate(draft.code);
      return null;
    }
    const change = languageChange(language, values);
    if (Object.keys(change).length === 0) return null;
    const { error } = await update({ id: language.id, change });
    if (error !== undefined) return problemOf(error);
    onUpdate(changeStep(languages, language, change));
    announceOutcome(dispatch, null, { done: 'Language updated successfully', failed: null });
    return null;
  };

  const submit = async (values: LanguageFormValues, form: FormikHelpers<LanguageFormValues>) => {
    setProblem(null);
    const failure = await send(values);
    if (failure === null) {
      draft.clear();
      return onClose();
    }
    const fields = refusedFields(failure);
    if (fields === null) setProblem(failure);
    else refuseFields(form, values, fields);
  };

  return (
    <FormDialog
      open
      title={language === null ? 'Add language' : `Edit ${language.label}`}
      submitLabel={language === null ? 'Add language' : 'Save'}
      initialValues={initialValues}
      validationSchema={language === null ? newLanguageRules(languages) : undefined}
      validate={(values) => (language === null ? {} : fieldErrors(languageChangeRules, values))}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
      isNew={language === null}
      labels={fieldLabels}
    >
      {problem !== null && (
        <ProblemPanel
          title={language === null ? 'Failed to create language' : 'Failed to update language'}
          problem={problem}
        />
      )}
      <LanguageFields
        isNew={language === null}
        isCurrentDefault={language?.is_default === true}
        languages={languages}
        onTake={(existing) => {
          draft.clear();
          onClose();
          onTake(existing);
        }}
      />
    </FormDialog>
  );
}
