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
import { isChangedMeanwhile } from '../../../state/sync/awaitResponses';
import { saveEdits } from '../../../state/sync/saveEdits';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormProblemPanel } from '../../../ui/form/FormProblemPanel';
import { FormRebase } from '../../../ui/form/FormRebase';
import { FormSelect } from '../../../ui/form/FormSelect';
import { newTranslationKey } from './translationDrafts';
import { fieldLabels, TranslationFields } from './TranslationFields';
import { SourceBeside } from './SourceBeside';
import {
  textValues,
  type TextValues,
  type TranslationOwner,
  type TranslationText,
} from '../owner/translationOwner';

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
  /** Reads the texts again, since somebody else has added one meanwhile; false where that failed. */
  onConflict: () => Promise<boolean>;
}

/** Texts that somebody else has added meanwhile in the language of the form. */
interface Theirs {
  language: string;
  /** Values that changes to them are measured against. */
  base: TextValues;
}

const noTexts: TextValues = { title: '', description: '', slug_suffix: '' };

/** The texts that were added meanwhile in a language; undefined where none were. */
const theirText = (sources: readonly TranslationText[], theirs: Theirs | null, language: string) =>
  theirs?.language === language ? sources.find((text) => text.language === language) : undefined;

/** Messages by the rules of a translation; its language must not have one already, unless the form asks about it. */
function validateAdded(
  { options, sources }: Pick<TranslationAddDialogProps, 'options' | 'sources'>,
  theirs: Theirs | null,
  values: AddValues,
): Record<string, string> {
  const errors = fieldErrors(translationRules, values);
  const isAvailable =
    theirs?.language === values.language
      ? theirText(sources, theirs, values.language) !== undefined
      : options.some(({ code }) => code === values.language);
  if (!isAvailable) errors['language'] ??= 'A translation in this language already exists';
  return errors;
}

interface AddFieldsProps extends Pick<TranslationAddDialogProps, 'options' | 'sources'> {
  hasSlug: boolean;
  /** True when the language is preset: the title comes next. */
  isLanguagePreset: boolean;
  theirs: Theirs | null;
  onTheirs: (theirs: Theirs) => void;
}

function AddFields(props: AddFieldsProps) {
  const { options, sources, hasSlug, isLanguagePreset, theirs, onTheirs } = props;
  const { values, setFieldValue } = useFormikContext<AddValues>();
  const { language } = values;
  const isCustomSuffix = values.slug_suffix !== language;
  const base = theirs?.base ?? noTexts;
  const text = theirText(sources, theirs, language);
  // Sections have no suffix.
  const { slug_suffix } = base;
  const stored = text && { ...textValues(text), ...(hasSlug ? {} : { slug_suffix }) };
  return (
    <FormRebase
      current={stored ?? base}
      base={base}
      onRebase={(next) => onTheirs({ language, base: next })}
      labels={fieldLabels}
    >
      <FormSelect
        name="language"
        label="Language"
        required
        autoFocus={!isLanguagePreset}
        help={text && 'Somebody else has added this translation in the meantime.'}
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
      <TranslationFields language={language} hasSlug={hasSlug} autoFocus={isLanguagePreset} />
    </FormRebase>
  );
}

/** Dialog that adds a translation. */
export function TranslationAddDialog(props: TranslationAddDialogProps) {
  const { owner, open, options, sources, initialLanguage, onClose, onAdded, onConflict } = props;
  const dispatch = useConsoleDispatch();
  const languages = useConsoleSelector(selectLanguages);
  const draft = useDraftSlot(newTranslationKey(owner, initialLanguage));
  const [failure, setFailure] = useState<{ title: string; problem: Problem } | null>(null);
  /** Set once the worker has refused the language, which has texts by now: they are changed then. */
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const language = options.some(({ code }) => code === initialLanguage) ? initialLanguage : '';
  const close = () => {
    setFailure(null);
    setTheirs(null);
    onClose();
  };

  const add = async (values: AddValues, form: FormikHelpers<AddValues>) => {
    setFailure(null);
    const { language: code } = values;
    const { label } = languageNamed(languages, code);
    const text = theirText(sources, theirs, code);
    const base = (text && theirs?.base) ?? null;
    const edit =
      base === null
        ? owner.creation(translationRules.cast(values))
        : owner.change(code, base, values);
    const { messages } = owner;
    const done = base === null ? messages.created(label) : messages.updated(label);
    const options = base === null ? {} : { seen: () => base, isAskedInForm: true };
    const outcome = await dispatch(
      saveEdits(edit === null ? [] : [edit], { done, failed: null }, options),
    );
    if (outcome.ok) {
      draft.clear();
      onAdded(code);
      return close();
    }
    const { problem } = outcome;
    // The form asks which text stays: it shows both.
    if (isChangedMeanwhile(problem)) return;
    const { panel, fields } = formProblem(problem, values, 'Please try again.');
    const isTaken = problem.code === 'conflict' && fields['slug_suffix'] === undefined;
    if (isTaken && (await onConflict())) {
      return setTheirs({ language: code, base: { ...noTexts, slug_suffix: code } });
    }
    const failed = base === null ? messages.createFailed : messages.updateFailed;
    if (panel !== null) setFailure({ title: failed(label), problem: panel });
    refuseFields(form, values, fields);
  };

  return (
    <FormDialog<AddValues>
      open={open}
      size={sources.length > 0 ? 'lg' : 'md'}
      title="Add Translation"
      submitLabel={theirs === null ? 'Add Translation' : 'Save'}
      initialValues={{ language, title: '', description: '', slug_suffix: language }}
      validate={(values) => validateAdded(props, theirs, values)}
      onSubmit={add}
      onClose={close}
      draft={draft}
      isNew
    >
      <SourceBeside sources={sources} preferred={owner.primaryLanguage}>
        <AddFields
          options={options}
          sources={sources}
          hasSlug={owner.kind === 'tour'}
          isLanguagePreset={language !== ''}
          theirs={theirs}
          onTheirs={setTheirs}
        />
      </SourceBeside>
      {failure !== null && <FormProblemPanel {...failure} />}
    </FormDialog>
  );
}
