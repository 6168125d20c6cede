import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { hasOtherScript, slugFrom } from '../../../domain/text/slug';
import { FormTextField } from '../../../ui/form/FormTextField';
import { tourFieldLabels, type TourFormValues } from './tourForm';
import { useSlugSuggestion } from './useSlugSuggestion';

interface TourNameFieldsProps {
  language: string;
  englishTitle: string;
  /** Slugs that the worker rejected as taken. */
  takenSlugs?: readonly string[];
  isRequired: boolean;
  /** Note that an emptied field is not saved; undefined for other fields. */
  helpFor: (name: 'title' | 'slug') => string | undefined;
}

/** Title and slug. The slug follows the title until typed by hand, and follows again once cleared. */
export function TourNameFields(props: TourNameFieldsProps) {
  const { language, englishTitle, takenSlugs, isRequired, helpFor } = props;
  const { values, initialValues, setValues, setFieldValue } = useFormikContext<TourFormValues>();
  const [isCustomSlug, setIsCustomSlug] = useState(
    () => initialValues.slug !== '' || values.slug !== slugFrom(values.title),
  );
  const suggestion = useSlugSuggestion(values, initialValues.slug, englishTitle, takenSlugs);

  const typeTitle = (title: string) =>
    void setValues((current) => ({
      ...current,
      title,
      slug: isCustomSlug ? current.slug : slugFrom(title),
    }));
  const typeSlug = (slug: string) => {
    setIsCustomSlug(slug !== '');
    void setFieldValue('slug', slug);
  };

  return (
    <>
      <FormTextField
        name="title"
        limit="title"
        label={tourFieldLabels.title}
        language={language}
        required={isRequired}
        help={helpFor('title')}
        autoFocus
        onTextChange={typeTitle}
      />
      <div>
        <FormTextField
          name="slug"
          label={tourFieldLabels.slug}
          required={isRequired}
          help={
            helpFor('slug') ??
            (isCustomSlug
              ? 'Part of the tour’s address. Clear it to make it follow the title.'
              : suggestion !== null
                ? 'Part of the tour’s address, in Latin letters.'
                : hasOtherScript(values.title)
                  ? 'The title’s Latin letters alone: write the other words in Latin letters.'
                  : 'Part of the tour’s address. It follows the title.')
          }
          onTextChange={typeSlug}
        />
        {suggestion !== null && (
          <Box
            role="status"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5, fontSize: 12 }}
          >
            {suggestion.reason}
            <Button
              variant="outlined"
              onClick={({ currentTarget }) => {
                // Moves the focus to the field before the button unmounts.
                const field = currentTarget.form?.elements.namedItem('slug');
                if (field instanceof HTMLElement) field.focus();
                typeSlug(suggestion.slug);
              }}
              sx={{ height: 24, px: 1, fontSize: 12 }}
            >
              Use {suggestion.slug}
            </Button>
          </Box>
        )}
      </div>
    </>
  );
}
