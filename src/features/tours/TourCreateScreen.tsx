import { useMemo, useState } from 'react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { Navigate, useNavigate } from 'react-router';
import { formProblem } from '../../domain/formProblem';
import { type Problem } from '../../domain/problem';
import { tourRules } from '../../domain/tour';
import { useDraftSlot } from '../../state/drafts/useDrafts';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks';
import { saveEdits } from '../../state/outbox/saveEdits';
import { contentLanguageChosen, selectContentLanguage } from '../../state/preferencesSlice';
import { selectLanguages } from '../../state/selectLanguages';
import { FormDraft } from '../../ui/FormDraft';
import { FormFoot } from '../../ui/FormFoot';
import { FormProblemPanel } from '../../ui/FormProblemPanel';
import { PageBody } from '../../ui/PageBody';
import { PageHeader } from '../../ui/PageHeader';
import { languageOptions } from './languageOptions';
import { addressOfTour } from './tourColumns';
import { TourFields } from './TourFields';
import { sayUnsaved, type TourFormValues } from './tourForm';

const FAILED = 'Failed to create tour. Please try again.';
const list = '/admin/tours';

function draftOf(values: TourFormValues) {
  const draft = tourRules.cast({ ...values, slug_suffix: values.primary_language });
  return { ...draft, duration_seconds: Math.round(draft.duration_seconds) };
}

export function TourCreateScreen() {
  const dispatch = useConsoleDispatch();
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectLanguages);
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  const kept = useDraftSlot('tour/new');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [firstLanguage] = useState(
    () =>
      languages.find(({ code, is_enabled }) => is_enabled && code === contentLanguage)?.code ??
      languages.find(({ is_default }) => is_default)?.code ??
      'en',
  );
  const initial: TourFormValues = useMemo(
    () => ({
      title: '',
      slug: '',
      city: '',
      country: '',
      duration_seconds: null,
      primary_language: firstLanguage,
      slug_suffix: '',
      description: '',
    }),
    [firstLanguage],
  );

  const create = async (values: TourFormValues, form: FormikHelpers<TourFormValues>) => {
    setProblem(null);
    const draft = draftOf(values);
    const words = { done: null, failed: null };
    const outcome = await dispatch(saveEdits([{ kind: 'tour created', draft }], words));
    if (outcome.ok && outcome.id !== null) {
      kept.clear();
      // Its page shows the content language, and the new tour has words in its own alone.
      if (draft.primary_language !== contentLanguage) {
        dispatch(contentLanguageChosen(draft.primary_language));
      }
      setCreatedId(outcome.id);
      return;
    }
    const failure: Problem = outcome.ok ? { code: 'other', message: FAILED } : outcome.problem;
    const { whole, fields } = formProblem(failure, values, FAILED);
    setProblem(whole);
    form.setErrors(fields);
  };

  if (createdId !== null) return <Navigate to={addressOfTour(createdId)} replace />;
  return (
    <>
      <PageHeader title="Create tour" breadcrumbs={[{ label: 'Tours', to: list }]} />
      <Formik initialValues={initial} validationSchema={tourRules} onSubmit={create}>
        {({ values }) => (
          <Form noValidate style={{ display: 'contents' }}>
            <PageBody narrow>
              <FormDraft slot={kept} isNew>
                <TourFields
                  language={values.primary_language}
                  englishTitle=""
                  languageOptions={languageOptions(languages, values.primary_language)}
                  languageHelp="Title and description are in this language."
                  isRequired
                />
              </FormDraft>
              {problem !== null && <FormProblemPanel title="Creation Failed" problem={problem} />}
              <FormFoot
                unsaved={sayUnsaved(initial, values)}
                what="The new tour"
                draft={kept}
                saveLabel="Create tour"
                onCancel={() => void navigate(list)}
              />
            </PageBody>
          </Form>
        )}
      </Formik>
    </>
  );
}
