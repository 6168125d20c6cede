import { FormTextField } from '../../../ui/form/FormTextField';

interface TranslationFieldsProps {
  /** Of the words; empty while none is chosen. */
  language: string;
  hasSlug: boolean;
  autoFocus?: boolean;
}

export const fieldLabels = {
  title: 'Title',
  description: 'Description',
  slug_suffix: 'Slug suffix',
};

/** The fields that adding and editing a translation share. */
export function TranslationFields({ language, hasSlug, autoFocus }: TranslationFieldsProps) {
  const content = language === '' ? undefined : language;
  return (
    <>
      <FormTextField
        name="title"
        label={fieldLabels.title}
        language={content}
        required
        autoFocus={autoFocus}
      />
      <FormTextField
        name="description"
        label={fieldLabels.description}
        language={content}
        multiline
        rows={6}
      />
      {hasSlug && (
        <FormTextField
          name="slug_suffix"
          label={fieldLabels.slug_suffix}
          help="Tells the languages apart in the tour’s address. Empty stands for the language code."
        />
      )}
    </>
  );
}
