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
  /** Texts available as source beside the fields. */
  sources: readonly TranslationText[];
  /** Code of the initially selected language, used when among the options. */
  initialLanguage: string;
  onClose: () => void;
  onAdded: (language: string) => void;
  /** Refetches the texts after a conflict with a translation added concurrently; resolves to false on failure. */
  onConflict: () => Promise<boolean>;
}

/** Conflict with a translation that was added concurrently in the form's language. */
interface Theirs {
  language: string;
  /** Base of the three-way merge with the concurrent translation. */
  base: TextValues;
}

const noTexts: TextValues = { title: '', description: '', slug_suffix: '' };

/** Concurrently added text in a language; undefined without such a conflict. */
const theirText = (sources: readonly TranslationText[], theirs: Theirs | null, language: string) =>
  theirs?.language === language ? sources.find((text) => text.language === language) : undefined;

/**
 * Validation errors of a translation. The language must not have one already, except in a conflict that the form
 * resolves.
 */
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
  /** True when the language is preset, so that the title has the initial focus. */
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
  // Sections have no slug suffix.
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
        // The suffix follows the language until edited by hand.
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
  /** Set when the worker rejected the creation because the language has texts by now; saving then updates these. */
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
    // The form shows both texts and asks which one to keep.
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
