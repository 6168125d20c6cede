import { useEffect, useState } from 'react';
import { Form, Formik } from 'formik';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectLanguages } from '../../../state/select/selectLanguages';
import { selectTour, selectTourTexts } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { useGetTourTranslationsQuery } from '../../../state/endpoints/tourTranslationsEndpoints';
import { FormDraft } from '../../../ui/form/FormDraft';
import { FormFooter } from '../../../ui/form/FormFooter';
import { FormProblemPanel } from '../../../ui/form/FormProblemPanel';
import { FormTextField } from '../../../ui/form/FormTextField';
import { PageBody } from '../../../ui/shell/PageBody';
import { languageOptions } from '../form/languageOptions';
import { TourCoverField } from '../form/TourCoverField';
import { tourDraftPlace } from '../form/tourDraftKey';
import { isEmptied } from '../form/tourEdits';
import { TourFields } from '../form/TourFields';
import { checkTourEdit, readSeconds, sayUnsaved, tourFieldLabels } from '../publication/tourForm';
import { useTourSave } from '../form/useTourSave';

interface TourEditFormProps {
  tour: TourView;
  pinLanguage: (language: string | null) => void;
  /** The field that has the focus at first; null for none. */
  focusField: string | null;
  onClose: () => void;
}

const KEPT = 'An empty value is not sent: the old one stays.';

/** Codes of the languages a tour can fall back to; undefined before they are known. */
function useTranslated(tourId: string): ReadonlySet<string> | undefined {
  useGetTourTranslationsQuery({ tourId });
  const texts = useConsoleSelector((state) => selectTourTexts(state, tourId));
  return texts === null ? undefined : new Set(texts.map((text) => text.language));
}

/** Focuses a field by its name; the cover is no field of the form, and has a button. */
function focusOn(field: string): void {
  const selector =
    field === 'cover' ? `[data-field="cover"] button` : `[name="${CSS.escape(field)}"]`;
  const element = document.querySelector<HTMLElement>(selector);
  element?.scrollIntoView({ block: 'center' });
  element?.focus();
}

/** A tour's details to be changed: its own fields, its words in one language, its cover. */
export function TourEditForm({ tour, pinLanguage, focusField, onClose }: TourEditFormProps) {
  const { language } = tour;
  const languages = useConsoleSelector(selectLanguages);
  const english = useConsoleSelector((state) => selectTour(state, tour.id, 'en')?.title ?? '');
  const translated = useTranslated(tour.id);
  const [file, setFile] = useState<File | null>(null);
  const draft = useDraftSlot(tourDraftPlace(tour.id, language));
  const { baseline, refusal, save } = useTourSave(tour, file, draft, onClose);

  useEffect(() => {
    pinLanguage(language);
    return () => pinLanguage(null);
  }, [language, pinLanguage]);

  useEffect(() => {
    if (focusField !== null) focusOn(focusField);
  }, [focusField]);

  return (
    <Formik initialValues={baseline} validate={checkTourEdit} onSubmit={save}>
      {({ values, isSubmitting }) => {
        const isNoNumber =
          typeof values.duration_seconds === 'string' &&
          readSeconds(values.duration_seconds) === null;
        return (
          <Form noValidate style={{ display: 'contents' }}>
            <PageBody narrow>
              <FormDraft
                slot={draft}
                base={baseline}
                hasFile={file !== null}
                labels={tourFieldLabels}
              >
                <TourFields
                  language={language}
                  englishTitle={english}
                  languageOptions={languageOptions(languages, values.primary_language, translated)}
                  languageHelp="What the tour falls back to where a language is missing."
                  isRequired={false}
                  durationHelp={
                    isNoNumber
                      ? 'This is no number: the tour is saved without a duration.'
                      : 'At least 60 seconds, or empty.'
                  }
                  helpFor={(name) => (isEmptied(baseline, values, name) ? KEPT : undefined)}
                >
                  <FormTextField
                    name="slug_suffix"
                    label={tourFieldLabels.slug_suffix}
                    help={
                      isEmptied(baseline, values, 'slug_suffix')
                        ? KEPT
                        : 'Tells the languages apart in the tour’s address.'
                    }
                  />
                </TourFields>
              </FormDraft>
              <div data-field="cover">
                <TourCoverField tour={tour} file={file} isBusy={isSubmitting} onFile={setFile} />
              </div>
              {refusal !== null && <FormProblemPanel {...refusal} />}
              <FormFooter
                unsaved={sayUnsaved(baseline, values, file === null ? [] : ['cover'])}
                subject="Your changes to this tour"
                draft={draft}
                hasFile={file !== null}
                onCancel={onClose}
              />
            </PageBody>
          </Form>
        );
      }}
    </Formik>
  );
}
