import { useState } from 'react';
import { useFormikContext, type FormikHelpers } from 'formik';
import { fieldErrors } from '../../../domain/forms/checkByRules';
import { formProblem } from '../../../domain/forms/formProblem';
import { refuseFields } from '../../../domain/forms/refusals';
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
import { newTranslationKey } from './translationDrafts';
import { TranslationFields } from './TranslationFields';
import { SourceBeside } from './SourceBeside';
import {
  type TextValues,
  type TranslationOwner,
  type TranslationText,
} from '../words/translationOwner';

interface AddValues extends TextValues {
  language: string;
}

interface TranslationAddDialogProps {
  owner: TranslationOwner;
  open: boolean;
  /** Languages without a translation. */
  options: readonly Language[];
  /** Texts to show beside the fields. */
  sources: readonly TranslationText[];
  /** Language to start with, if it is one of the options. */
  initialLanguage: string;
  onClose: () => void;
  onAdded: (language: string) => void;
  /** Called when somebody else has added one: the list is out of date. */
  onConflict: () => void;
}

/** Messages by the rules of a translation; its language must not have one already. */
function validateAdded(options: readonly Language[], values: AddValues): Record<string, string> {
  const errors = fieldErrors(translationRules, values);
  const isAvailable = options.some(({ code }) => code === values.language);
  if (!isAvailable) errors['language'] ??= 'A translation in this language already exists';
  return errors;
}

interface AddFieldsProps {
  options: readonly Language[];
  hasSlug: boolean;
  /** True when the language is preset: the title comes next. */
  isLanguagePreset: boolean;
}

function AddFields({ options, hasSlug, isLanguagePreset }: AddFieldsProps) {
  const { values, setFieldValue } = useFormikContext<AddValues>();
  const isCustomSuffix = values.slug_suffix !== values.language;
  return (
    <>
      <FormSelect
        name="language"
        label="Language"
        required
        autoFocus={!isLanguagePreset}
        options={options.map(({ code, label, native_label, flag }) => ({
          value: code,
          label: native_label === label ? label : `${label} · ${native_label}`,
          flag,
        }))}
        // The suffix follows the language until it is typed by hand.
        onValueChange={(code) => {
          if (!isCustomSuffix) void setFieldValue('slug_suffix', code);
        }}
      />
      <TranslationFields
        language={values.language}
        hasSlug={hasSlug}
        autoFocus={isLanguagePreset}
      />
    </>
  );
}

/** Dialog that adds a translation. */
export function TranslationAddDialog(props: TranslationAddDialogProps) {
  const { owner, open, options, sources, initialLanguage, onClose, onAdded, onConflict } = props;
  const dispatch = useConsoleDispatch();
  const languages = useConsoleSelector(selectLanguages);
  const draft = useDraftSlot(newTranslationKey(owner, initialLanguage));
  const [failure, setFailure] = useState<{ title: string; problem: Problem } | null>(null);
  const language = options.some(({ code }) => code === initialLanguage) ? initialLanguage : '';
  const close = () => {
    setFailure(null);
    onClose();
  };

  const add = async (values: AddValues, form: FormikHelpers<AddValues>) => {
    setFailure(null);
    const { label } = languageNamed(languages, values.language);
    const edit = owner.creation(translationRules.cast(values));
    const messages = { done: owner.messages.created(label), failed: null };
    const outcome = await dispatch(saveEdits([edit], messages));
    if (outcome.ok) {
      draft.clear();
      onAdded(values.language);
      return close();
    }
    const { panel, fields } = formProblem(outcome.problem, values, 'Please try again.');
    if (panel !== null) setFailure({ title: owner.messages.createFailed(label), problem: panel });
    refuseFields(form, values, fields);
    if (outcome.problem.code === 'conflict') onConflict();
  };

  return (
    <FormDialog<AddValues>
      open={open}
      size={sources.length > 0 ? 'lg' : 'md'}
      title="Add Translation"
      submitLabel="Add Translation"
      initialValues={{ language, title: '', description: '', slug_suffix: language }}
      validate={(values) => validateAdded(options, values)}
      onSubmit={add}
      onClose={close}
      draft={draft}
      isNew
    >
      <SourceBeside sources={sources} preferred={owner.primaryLanguage}>
        <AddFields
          options={options}
          hasSlug={owner.kind === 'tour'}
          isLanguagePreset={language !== ''}
        />
      </SourceBeside>
      {failure !== null && <FormProblemPanel {...failure} />}
    </FormDialog>
  );
}
