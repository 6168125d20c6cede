import { useMemo, useState } from 'react';
import { useFormikContext, type FormikHelpers } from 'formik';
import { string } from 'yup';
import { formProblem } from '../../../domain/forms/formProblem';
import { type Language } from '../../../domain/languages/language';
import { type Problem } from '../../../domain/problem';
import { translationRules } from '../../../domain/tours/translation';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormProblemPanel } from '../../../ui/form/FormProblemPanel';
import { FormSelect } from '../../../ui/form/FormSelect';
import { placeOfAddition } from './translationDrafts';
import { TranslationFields } from './TranslationFields';
import { type TextValues, type TranslationOwner } from '../words/translationOwner';

interface AddValues extends TextValues {
  language: string;
}

interface TranslationAddDialogProps {
  owner: TranslationOwner;
  open: boolean;
  /** Those without a translation. */
  options: readonly Language[];
  /** The language to start with, when it is one of them. */
  wanted: string;
  onClose: () => void;
  /** Somebody else has added one: the list is out of date. */
  onConflict: () => void;
}

/** The language must not have a translation already. */
function rulesFor(options: readonly Language[]) {
  const isFree = (code: string) => options.some((option) => option.code === code);
  return translationRules.shape({
    language: string()
      .trim()
      .lowercase()
      .required('Language is required')
      .test('free', 'A translation in this language already exists', isFree),
  });
}

interface AddFieldsProps {
  options: readonly Language[];
  hasSlug: boolean;
  /** The language is named already: the title is what comes next. */
  isLanguageGiven: boolean;
}

function AddFields({ options, hasSlug, isLanguageGiven }: AddFieldsProps) {
  const { values, setFieldValue } = useFormikContext<AddValues>();
  const isSuffixOwn = values.slug_suffix !== values.language;
  return (
    <>
      <FormSelect
        name="language"
        label="Language"
        required
        options={options.map(({ code, label, native_label, flag }) => ({
          value: code,
          label: native_label === label ? label : `${label} · ${native_label}`,
          flag,
        }))}
        // The suffix follows the language until it is typed by hand.
        onValueChange={(code) => {
          if (!isSuffixOwn) void setFieldValue('slug_suffix', code);
        }}
      />
      <TranslationFields language={values.language} hasSlug={hasSlug} autoFocus={isLanguageGiven} />
    </>
  );
}

/** Adds the words in one more language. */
export function TranslationAddDialog(props: TranslationAddDialogProps) {
  const { owner, open, options, wanted, onClose, onConflict } = props;
  const dispatch = useConsoleDispatch();
  const languages = useConsoleSelector(selectLanguages);
  const draft = useDraftSlot(placeOfAddition(owner, wanted));
  const [refusal, setRefusal] = useState<{ title: string; problem: Problem } | null>(null);
  const rules = useMemo(() => rulesFor(options), [options]);
  const language = options.some(({ code }) => code === wanted) ? wanted : '';
  const close = () => {
    setRefusal(null);
    onClose();
  };

  const add = async (values: AddValues, form: FormikHelpers<AddValues>) => {
    setRefusal(null);
    const { label } = languageNamed(languages, values.language);
    const edit = owner.creation(translationRules.cast(values));
    const words = { done: owner.words.created(label), failed: null };
    const outcome = await dispatch(saveEdits([edit], words));
    if (outcome.ok) {
      draft.clear();
      return close();
    }
    const { panel, fields } = formProblem(outcome.problem, values, 'Please try again.');
    if (panel !== null) setRefusal({ title: owner.words.createFailed(label), problem: panel });
    form.setErrors(fields);
    if (outcome.problem.code === 'conflict') onConflict();
  };

  return (
    <FormDialog<AddValues>
      open={open}
      size="md"
      title="Add Translation"
      submitLabel="Add Translation"
      initialValues={{ language, title: '', description: '', slug_suffix: language }}
      validationSchema={rules}
      onSubmit={add}
      onClose={close}
      draft={draft}
      isNew
    >
      <AddFields
        options={options}
        hasSlug={owner.kind === 'tour'}
        isLanguageGiven={language !== ''}
      />
      {refusal !== null && <FormProblemPanel {...refusal} />}
    </FormDialog>
  );
}
