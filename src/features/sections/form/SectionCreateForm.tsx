import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { sectionsPath } from '../../../domain/paths/sectionPaths';
import { formProblem } from '../../../domain/forms/formProblem';
import { refuseFields } from '../../../domain/forms/refusals';
import { type Problem } from '../../../domain/problem';
import { sectionRules } from '../../../domain/tours/sectionRules';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useReturnToCreated } from '../../../state/hooks/useReturnToCreated';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type Edit } from '../../../state/outbox/edit';
import { saveEdits } from '../../../state/sync/saveEdits';
import { selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { FormDraft } from '../../../ui/form/FormDraft';
import { FormFooter } from '../../../ui/form/saving/FormFooter';
import { FormSelect } from '../../../ui/form/FormSelect';
import { PageBody } from '../../../ui/shell/PageBody';
import { type SectionView } from '../../../state/select/selectSections';
import { PositionHelp } from './PositionHelp';
import { SectionFields } from './SectionFields';
import {
  durationErrors,
  formatUnsaved,
  nextOrderIndex,
  parseOrderIndex,
  newPosition,
  sectionDraft,
  sectionFieldLabels,
  type NewSectionValues,
} from './sectionForm';

interface SectionCreateFormProps {
  tourId: string;
  initial: NewSectionValues;
  /** Sections of the tour by order index; empty while unknown. */
  sections: readonly SectionView[];
}

const FAILED = 'Failed to create section. Please try again.';
const MESSAGES = { done: 'Section created successfully', failed: null };

/** Initial values for the section after the one just created: next order index, same language. */
const valuesAfter = ({ order_index, language }: NewSectionValues): NewSectionValues => ({
  order_index: (parseOrderIndex(order_index) ?? -1) + 1,
  duration_seconds: null,
  language,
  title: '',
  description: '',
});

interface OrderIndexUpdateProps {
  /** Order index after the last known section. */
  next: number;
  onMove: (next: number) => void;
}

/** Updates the order index of an untouched form when a fresh list has more sections than the cached one. */
function OrderIndexUpdate({ next, onMove }: OrderIndexUpdateProps) {
  const { values, initialValues } = useFormikContext<NewSectionValues>();
  const isBehind = Number(initialValues.order_index) < next;
  const isEmpty = formatUnsaved(initialValues, values) === null;
  const move = useEffectEvent(() => {
    if (isBehind && isEmpty) onMove(next);
  });
  useEffect(() => {
    move();
  }, [next]);
  return null;
}

/** Edits that create a section, preceded by those that shift others to make room. */
function creationEdits(
  tourId: string,
  sections: readonly SectionView[],
  values: NewSectionValues,
): Edit[] {
  const { moves = [] } = newPosition(sections, values.order_index) ?? {};
  const fields = sectionDraft(values);
  return [
    ...[...moves].map(([sectionId, order_index]): Edit => {
      return { entity: 'section', action: 'update', ref: { sectionId }, fields: { order_index } };
    }),
    { entity: 'section', action: 'create', ref: { tourId }, fields },
  ];
}

/** Creates the section, then returns to the list or opens a form for the next one. */
function useSectionCreation({ tourId, initial, sections }: SectionCreateFormProps) {
  const dispatch = useConsoleDispatch();
  const draft = useDraftSlot(`tour/${tourId}/sections/new`);
  const [form, setForm] = useState({ number: 1, values: initial, isLast: true });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const shouldGoOn = useRef(false);
  const { pathname, search } = useLocation();
  const returnTo = useReturnToCreated(pathname + search);
  const create = async (created: NewSectionValues, helpers: FormikHelpers<NewSectionValues>) => {
    setProblem(null);
    const edits = creationEdits(tourId, sections, created);
    const outcome = await dispatch(saveEdits(edits, MESSAGES, { step: nanoid() }));
    if (outcome.ok) {
      draft.clear();
      if (!shouldGoOn.current) {
        returnTo(sectionsPath(tourId));
        return setCreatedId(outcome.id ?? '');
      }
      const values = valuesAfter(created);
      return setForm(({ number }) => ({ number: number + 1, values, isLast: false }));
    }
    const { complete, fields: errors } = formProblem(outcome.problem, created, FAILED);
    setProblem(complete);
    refuseFields(helpers, created, errors);
  };
  const createAndGoOn = async (submit: () => Promise<unknown>) => {
    shouldGoOn.current = true;
    await submit().finally(() => {
      shouldGoOn.current = false;
    });
  };
  const moveTo = (order_index: number) =>
    setForm(({ number, values }) => {
      return { number: number + 1, values: { ...values, order_index }, isLast: true };
    });
  return { draft, form, problem, createdId, create, createAndGoOn, moveTo };
}

/** Form that adds sections to a tour, each with texts in one language. */
export function SectionCreateForm(props: SectionCreateFormProps) {
  const { tourId, sections } = props;
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectEnabledLanguages);
  const { draft, form, problem, createdId, ...creation } = useSectionCreation(props);
  const { number, values: initial, isLast } = form;
  const list = sectionsPath(tourId);
  if (createdId !== null) return <Navigate to={list} state={{ createdId }} replace />;
  return (
    // The key remounts the form for the next section, with the focus in its title.
    <Formik
      key={number}
      initialValues={initial}
      validationSchema={sectionRules}
      validate={durationErrors}
      onSubmit={creation.create}
    >
      {({ values, submitForm }) => (
        <Form noValidate style={{ display: 'contents' }}>
          <PageBody form>
            {isLast && (
              <OrderIndexUpdate next={nextOrderIndex(sections)} onMove={creation.moveTo} />
            )}
            <FormDraft slot={draft} isNew>
              <SectionFields
                language={values.language}
                isRequired
                orderHelp={<PositionHelp sections={sections} orderIndex={values.order_index} />}
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
            <FormFooter
              failure={problem && { title: 'Creation Failed', problem }}
              unsaved={formatUnsaved(initial, values)}
              subject="The new section"
              draft={draft}
              saveLabel="Create section"
              onSaveAndNext={() => void creation.createAndGoOn(submitForm)}
              nextLabel="Create and add another"
              isNew
              onCancel={() => void navigate(list)}
            />
          </PageBody>
        </Form>
      )}
    </Formik>
  );
}
