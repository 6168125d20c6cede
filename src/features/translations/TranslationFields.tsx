import { FormTextField } from '../../ui/FormTextField';

interface TranslationFieldsProps {
  /** Of the words; empty while none is chosen. */
  language: string;
  hasSlug: boolean;
  autoFocus?: boolean;
}

/** The fields that adding and editing a translation share. */
export function TranslationFields({ language, hasSlug, autoFocus }: TranslationFieldsProps) {
  const content = language === '' ? undefined : language;
  return (
    <>
      <FormTextField name="title" label="Title" language={content} required autoFocus={autoFocus} />
      <FormTextField name="description" label="Description" language={content} multiline rows={6} />
      {hasSlug && (
        <FormTextField
          name="slug_suffix"
          label="Slug suffix"
          help="Tells the languages apart in the tour’s address. Empty stands for the language code."
        />
      )}
    </>
  );
}
