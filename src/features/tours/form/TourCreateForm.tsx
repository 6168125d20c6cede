import { useState } from 'react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { tourPath } from '../../../domain/paths/tourPaths';
import { formProblem } from '../../../domain/forms/formProblem';
import { refuseFields } from '../../../domain/forms/refusals';
import { type Problem } from '../../../domain/problem';
import { tourRules } from '../../../domain/tours/tourRules';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useReturnToCreated } from '../../../state/hooks/useReturnToCreated';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { selectLanguages } from '../../../state/select/selectLanguages';
import { FormDraft } from '../../../ui/form/FormDraft';
import { FormFooter } from '../../../ui/form/saving/FormFooter';
import { PageBody } from '../../../ui/shell/PageBody';
import { CopyNote } from './CopyNote';
import { languageOptions } from './languageOptions';
import { TourFields } from './TourFields';
import { formatUnsaved, type TourFormValues } from './tourForm';
import { type TourCopy } from './useTourCopy';
import { CREATION_FAILED, useTourCreation } from './useTourCreation';

interface TourCreateFormProps {
  initial: TourFormValues;
  /** Tour to copy; null for a blank form. */
  copy: TourCopy | null;
}

interface CreatedTour {
  id: string;
  /** Content language before the switch to the tour's primary language; null when unchanged. */
  languageBefore: string | null;
}

/** Form that creates a tour, empty or as a copy of another. */
export function TourCreateForm({ initial, copy }: TourCreateFormProps) {
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectLanguages);
  const draft = useDraftSlot(copy === null ? 'tour/new' : `tour/copy/${copy.tourId}`);
  const createTour = useTourCreation();
  const { pathname, search } = useLocation();
  const returnTo = useReturnToCreated(pathname + search);
  const [problem, setProblem] = useState<Problem | null>(null);
  const contentLanguage = useConsoleSelector(selectContentLanguage);
  const [created, setCreated] = useState<CreatedTour | null>(null);
  const [includesOthers, setIncludesOthers] = useState(false);
  const [takenSlugs, setTakenSlugs] = useState<readonly string[]>([]);

  const create = async (values: TourFormValues, form: FormikHelpers<TourFormValues>) => {
    setProblem(null);
    const texts = copy !== null && includesOthers ? copy.others : [];
    const creation = await createTour(values, texts);
    if ('id' in creation) {
      draft.clear();
      returnTo(tourPath(creation.id));
      const isSwitched = values.primary_language !== contentLanguage;
      setCreated({ id: creation.id, languageBefore: isSwitched ? contentLanguage : null });
      return;
    }
    const { complete, fields } = formProblem(creation.problem, values, CREATION_FAILED);
    setProblem(complete);
    if (complete.code === 'conflict' && fields['slug'] !== undefined)
      setTakenSlugs((taken) => [...taken, values.slug]);
    refuseFields(form, values, fields);
  };

  if (created !== null) {
    const { id, languageBefore } = created;
    return <Navigate to={tourPath(id)} state={{ languageBefore }} replace />;
  }
  return (
    <Formik initialValues={initial} validationSchema={tourRules} onSubmit={create}>
      {({ values }) => (
        <Form noValidate style={{ display: 'contents' }}>
          <PageBody form>
            {copy !== null && (
              <CopyNote
                copy={copy}
                includesOthers={includesOthers}
                onOthersChange={setIncludesOthers}
              />
            )}
            <FormDraft slot={draft} isNew>
              <TourFields
                language={values.primary_language}
                englishTitle=""
                takenSlugs={takenSlugs}
                languageOptions={languageOptions(languages, values.primary_language)}
                languageHelp="Title and description are in this language."
                isRequired
              />
            </FormDraft>
            <FormFooter
              failure={problem && { title: 'Creation Failed', problem }}
              unsaved={formatUnsaved(initial, values)}
              subject={copy === null ? 'The new tour' : 'The copy'}
              draft={draft}
              saveLabel={copy === null ? 'Create tour' : 'Create without sections'}
              isNew
              onCancel={() => void navigate(copy === null ? '/admin/tours' : tourPath(copy.tourId))}
            />
          </PageBody>
        </Form>
      )}
    </Formik>
  );
}
