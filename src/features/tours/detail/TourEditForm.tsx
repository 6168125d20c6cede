import { errorsOfEdits } from '../../../domain/forms/editRules';
import { useEffect, useState } from 'react';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useTextAndCoverSave } from '../../../state/hooks/useTextAndCoverSave';
import { useConsoleSelector, useConsoleView } from '../../../state/hooks/storeHooks';
import { selectLanguages } from '../../../state/select/selectLanguages';
import { selectTour, selectTourTexts } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { useGetTourTranslationsQuery } from '../../../state/endpoints/tourTranslationsEndpoints';
import { FormDraft } from '../../../ui/form/FormDraft';
import { FormRebase } from '../../../ui/form/FormRebase';
import { FormFooter } from '../../../ui/form/saving/FormFooter';
import { FormTextField } from '../../../ui/form/FormTextField';
import { PageBody } from '../../../ui/shell/PageBody';
import { languageOptions } from '../form/languageOptions';
import { TourCoverField } from '../form/TourCoverField';
import { tourDraftKey } from '../form/tourDraftKey';
import { saveTourCover } from '../form/saveTourCover';
import { emptiedNotes, savedValues, tourEdits, withoutEmptied } from '../form/tourEdits';
import { TourFields } from '../form/TourFields';
import {
  formatUnsaved,
  tourFieldLabels,
  tourFormValues,
  type TourFormValues,
} from '../form/tourForm';

interface TourEditFormProps {
  tour: TourView;
  pinLanguage: (language: string | null) => void;
  /** Field to focus initially; null for the title. */
  focusField: string | null;
  onClose: () => void;
}

/** Codes of the tour's translation languages; undefined until loaded. */
function useTranslatedLanguages(tourId: string): ReadonlySet<string> | undefined {
  useGetTourTranslationsQuery({ tourId });
  const texts = useConsoleView((state) => selectTourTexts(state, tourId));
  return texts === null ? undefined : new Set(texts.map((text) => text.language));
}

/** Focuses a field by name. The cover is not a form field: its button is focused. */
function focusFieldByName(field: string): void {
  const selector =
    field === 'cover' ? `[data-field="cover"] button` : `[name="${CSS.escape(field)}"]`;
  const element = document.querySelector<HTMLElement>(selector);
  element?.scrollIntoView({ block: 'center' });
  element?.focus();
}

interface TourEditFieldsProps {
  tour: TourView;
  baseline: TourFormValues;
  /** Newly chosen cover, uploaded on save; null for none. */
  file: File | null;
  onFile: (file: File | null) => void;
}

function TourEditFields({ tour, baseline, file, onFile }: TourEditFieldsProps) {
  const { values, isSubmitting } = useFormikContext<TourFormValues>();
  const languages = useConsoleSelector(selectLanguages);
  const english = useConsoleSelector((state) => selectTour(state, tour.id, 'en')?.title ?? '');
  const translated = useTranslatedLanguages(tour.id);
  const emptied = emptiedNotes(baseline, values);
  return (
    <TourFields
      language={tour.language}
      englishTitle={english}
      languageOptions={languageOptions(languages, values.primary_language, translated)}
      languageHelp="Shown where a translation is missing."
      isRequired={false}
      durationHelp="At least 60 seconds, or empty."
      unparsedHelp="This could not be read: the tour is saved without a duration. Enter one such as 5400, 1:30:00 or 90 min."
      helpFor={(name) => emptied[name]}
    >
      <FormTextField
        name="slug_suffix"
        label={tourFieldLabels.slug_suffix}
        help={emptied['slug_suffix'] ?? 'Distinguishes languages in the tour’s address.'}
      />
      <div data-field="cover">
        <TourCoverField tour={tour} file={file} isBusy={isSubmitting} onFile={onFile} />
      </div>
    </TourFields>
  );
}

/** Edit form of a tour: its own fields, its texts in one language, its cover. */
export function TourEditForm({ tour, pinLanguage, focusField, onClose }: TourEditFormProps) {
  const { language } = tour;
  const [file, setFile] = useState<File | null>(null);
  const draft = useDraftSlot(tourDraftKey(tour.id, language));
  const { baseline, setBaseline, failure, save } = useTextAndCoverSave<TourFormValues>({
    opened: () => tourFormValues(tour),
    edits: (from, values) => tourEdits(tour, from, values),
    saved: savedValues,
    saveCover: (cover) => saveTourCover({ tourId: tour.id, language, file: cover }),
    messages: { updated: 'Tour updated successfully', failed: 'Failed to update tour' },
    draft,
    onSaved: onClose,
  });

  useEffect(() => {
    pinLanguage(language);
    return () => pinLanguage(null);
  }, [language, pinLanguage]);

  useEffect(() => {
    focusFieldByName(focusField ?? 'title');
  }, [focusField]);

  const submit = async (values: TourFormValues, form: FormikHelpers<TourFormValues>) => {
    const emptied = emptiedNotes(baseline, values);
    const isAllEmptied =
      Object.keys(emptied).length > 0 && tourEdits(tour, baseline, values).length === 0;
    // Nothing to save: Formik focuses the emptied field, which shows its message.
    if (isAllEmptied && file === null) return form.setErrors(emptied);
    return save(values, file, form);
  };

  return (
    <Formik
      initialValues={baseline}
      validate={(values) => errorsOfEdits(tourEdits(tour, baseline, values))}
      onSubmit={submit}
    >
      {({ values }) => (
        <Form noValidate style={{ display: 'contents' }}>
          <PageBody form>
            <FormDraft
              slot={draft}
              base={baseline}
              hasFile={file !== null}
              labels={tourFieldLabels}
            >
              <FormRebase
                current={tourFormValues(tour)}
                base={baseline}
                onRebase={setBaseline}
                labels={tourFieldLabels}
              >
                <TourEditFields tour={tour} baseline={baseline} file={file} onFile={setFile} />
              </FormRebase>
            </FormDraft>
            <FormFooter
              failure={failure}
              unsaved={formatUnsaved(
                baseline,
                withoutEmptied(baseline, values),
                file === null ? [] : ['cover'],
              )}
              subject="Your changes to this tour"
              draft={draft}
              hasFile={file !== null}
              onCancel={onClose}
            />
          </PageBody>
        </Form>
      )}
    </Formik>
  );
}
