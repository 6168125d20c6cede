import { useState } from 'react';
import { Form, Formik, type FormikHelpers } from 'formik';
import { Navigate, useNavigate } from 'react-router-dom';
import { formProblem } from '../../../domain/forms/formProblem';
import { type Problem } from '../../../domain/problem';
import { sectionRules } from '../../../domain/tours/sectionRules';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { FormDraft } from '../../../ui/form/FormDraft';
import { FormFooter } from '../../../ui/form/FormFooter';
import { FormProblemPanel } from '../../../ui/form/FormProblemPanel';
import { FormSelect } from '../../../ui/form/FormSelect';
import { PageBody } from '../../../ui/shell/PageBody';
import { sectionsAddress } from '../list/sectionPath';
import { SectionFields } from './SectionFields';
import {
  formatUnsaved,
  positionText,
  sectionDraft,
  sectionFieldLabels,
  type NewSectionValues,
} from './sectionForm';

interface SectionCreateFormProps {
  tourId: string;
  initial: NewSectionValues;
  /** True where the order index is the next free place after other sections. */
  isPlaceProposed: boolean;
}

const FAILED = 'Failed to create section. Please try again.';
const MESSAGES = { done: 'Section created successfully', failed: null };

/** Form that adds a section to a tour, with its texts in one language. */
export function SectionCreateForm({ tourId, initial, isPlaceProposed }: SectionCreateFormProps) {
  const dispatch = useConsoleDispatch();
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectEnabledLanguages);
  const draft = useDraftSlot(`tour/${tourId}/sections/new`);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const list = sectionsAddress(tourId);

  const create = async (values: NewSectionValues, form: FormikHelpers<NewSectionValues>) => {
    setProblem(null);
    const edit = {
      entity: 'section',
      action: 'create',
      ref: { tourId },
      fields: sectionDraft(values),
    } as const;
    const outcome = await dispatch(saveEdits([edit], MESSAGES));
    if (outcome.ok) {
      draft.clear();
      return setCreatedId(outcome.id ?? '');
    }
    const { complete, fields } = formProblem(outcome.problem, values, FAILED);
    setProblem(complete);
    form.setErrors(fields);
  };

  if (createdId !== null) return <Navigate to={list} state={{ createdId }} replace />;
  return (
    <Formik initialValues={initial} validationSchema={sectionRules} onSubmit={create}>
      {({ values }) => (
        <Form noValidate style={{ display: 'contents' }}>
          <PageBody form>
            <FormDraft slot={draft} isNew>
              <SectionFields
                language={values.language}
                isRequired
                orderIndex={values.order_index}
                orderHelp={
                  isPlaceProposed && values.order_index === initial.order_index
                    ? `${positionText(initial.order_index)}, after the sections of this tour: 0 is first.`
                    : undefined
                }
              >
                <FormSelect
                  name="language"
                  label={sectionFieldLabels.language}
                  required
                  options={languages.map(({ code, label, flag }) => ({ value: code, label, flag }))}
                  help="Title and description are in this language."
                />
              </SectionFields>
            </FormDraft>
            {problem !== null && <FormProblemPanel title="Creation Failed" problem={problem} />}
            <FormFooter
              unsaved={formatUnsaved(initial, values)}
              subject="The new section"
              draft={draft}
              saveLabel="Create section"
              isNew
              onCancel={() => void navigate(list)}
            />
          </PageBody>
        </Form>
      )}
    </Formik>
  );
}
