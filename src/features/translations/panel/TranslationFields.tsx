import { FormTextField } from '../../../ui/form/FormTextField';

interface TranslationFieldsProps {
  /** Language of the texts; empty until chosen. */
  language: string;
  hasSlug: boolean;
  autoFocus?: boolean;
}

export const fieldLabels = {
  title: 'Title',
  description: 'Description',
  slug_suffix: 'Slug suffix',
};

/** Fields shared by the add and edit dialogs. */
export function TranslationFields({ language, hasSlug, autoFocus }: TranslationFieldsProps) {
  const contentLanguage = language === '' ? undefined : language;
  return (
    <>
      <FormTextField
        name="title"
        limit="title"
        label={fieldLabels.title}
        language={contentLanguage}
        required
        autoFocus={autoFocus}
      />
      <FormTextField
        name="description"
        limit="description"
        label={fieldLabels.description}
        language={contentLanguage}
        multiline
        rows={6}
      />
      {hasSlug && (
        <FormTextField
          name="slug_suffix"
          label={fieldLabels.slug_suffix}
          help="Distinguishes languages in the tour’s address. Defaults to the language code."
        />
      )}
    </>
  );
}
