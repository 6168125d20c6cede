import { useEffect, useEffectEvent, useState } from 'react';
import Box from '@mui/material/Box';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useNavigate } from 'react-router';
import { type DraftSlot } from '../../../domain/forms/draft';
import { formProblem } from '../../../domain/forms/formProblem';
import { type Problem } from '../../../domain/problem';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type SectionView } from '../../../state/select/selectSections';
import { FormDraft } from '../../../ui/form/FormDraft';
import { FormFooter } from '../../../ui/form/FormFooter';
import { FormProblemPanel } from '../../../ui/form/FormProblemPanel';
import { addressOfSections } from '../list/sectionPath';
import { SectionTextsTable } from './SectionTextsTable';
import {
  checkTexts,
  nameOf,
  rebaseTexts,
  textEdits,
  textFields,
  textValues,
  type TextValues,
} from './sectionTexts';

interface SectionTextsFormProps {
  tourId: string;
  /** In their order, all in one language. */
  sections: readonly SectionView[];
  language: { code: string; label: string };
  named: ReadonlyMap<string, SectionView>;
  /** Told whether there is anything unsaved. */
  onDirty: (isDirty: boolean) => void;
}

const FAILED = 'Failed to update section';
const isSame = (one: TextValues, other: TextValues) =>
  JSON.stringify(one) === JSON.stringify(other);
const counted = (count: number) => `${count} ${count === 1 ? 'section' : 'sections'}`;
const doneWords = (count: number) =>
  count === 1 ? 'Section updated successfully' : `${count} sections updated successfully`;

interface BodyProps extends Pick<SectionTextsFormProps, 'sections' | 'named' | 'onDirty'> {
  base: TextValues;
  draft: DraftSlot;
  problem: Problem | null;
  /** Of the language. */
  label: string;
  onBase: (base: TextValues) => void;
  onCancel: () => void;
}

/** The table and what is below it. What is stored meanwhile goes into the cells nobody typed into. */
function Body({
  named,
  base,
  draft,
  problem,
  label,
  onDirty,
  onBase,
  onCancel,
  ...props
}: BodyProps) {
  const { values, setValues, isSubmitting } = useFormikContext<TextValues>();
  const [sections, setSections] = useState(props.sections);
  // What is being sent is shown as stored already, and may be refused yet.
  if (!isSubmitting && sections !== props.sections) setSections(props.sections);
  const count = textEdits(sections, values).length;
  const isDirty = count > 0;

  const follow = useEffectEvent(() => {
    const next = rebaseTexts(base, values, textValues(sections));
    if (!isSame(next.values, values)) void setValues(next.values, false);
    if (!isSame(next.base, base)) onBase(next.base);
  });
  useEffect(() => follow(), [sections]);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  return (
    <>
      <FormDraft slot={draft} base={base} labels={cellLabels(sections)}>
        <SectionTextsTable {...{ sections, base, named }} />
      </FormDraft>
      {problem !== null && (
        <Box sx={{ mt: 2 }}>
          <FormProblemPanel title={FAILED} problem={problem} />
        </Box>
      )}
      <FormFooter
        unsaved={isDirty ? `Unsaved: ${counted(count)} in ${label}` : null}
        subject="Your words for these sections"
        draft={draft}
        onCancel={onCancel}
      />
    </>
  );
}

/** What the cells are called where a draft speaks of them. */
const cellLabels = (sections: readonly SectionView[]) =>
  Object.fromEntries(
    sections.flatMap(({ id }, rank) =>
      textFields.map((field) => [nameOf(field, id), `${field} of section ${rank + 1}`]),
    ),
  );

/** The names of the form's cells for what the worker says of a section's fields. */
function cellErrors(sectionId: string | undefined, fields: Record<string, string>): TextValues {
  if (sectionId === undefined) return {};
  return Object.fromEntries(
    textFields.flatMap((field) => {
      const message = fields[field];
      return message === undefined ? [] : [[nameOf(field, sectionId), message]];
    }),
  );
}

/** The words of all sections in one language; what was changed is saved as one. */
export function SectionTextsForm(props: SectionTextsFormProps) {
  const { tourId, sections, language, named, onDirty } = props;
  const dispatch = useConsoleDispatch();
  const navigate = useNavigate();
  const draft = useDraftSlot(`tour/${tourId}/sections/texts/${language.code}`);
  const [base, setBase] = useState(() => textValues(sections));
  const [problem, setProblem] = useState<Problem | null>(null);

  const save = async (values: TextValues, form: FormikHelpers<TextValues>) => {
    setProblem(null);
    const edits = textEdits(sections, values);
    if (edits.length === 0) return;
    const outcome = await dispatch(
      saveEdits(edits, { done: doneWords(edits.length), failed: null }),
    );
    if (outcome.ok) return draft.clear();
    const refused = edits[outcome.sent];
    const sectionId = refused?.entity === 'sectionTranslation' ? refused.ref.sectionId : undefined;
    const { panel, fields } = formProblem(
      outcome.problem,
      { title: '', description: '' },
      'Please try again.',
    );
    setProblem(panel);
    form.setErrors(cellErrors(sectionId, fields));
  };

  return (
    <Formik
      initialValues={base}
      validate={(values) => checkTexts(sections, values)}
      validateOnBlur={false}
      onSubmit={save}
    >
      <Form noValidate style={{ display: 'contents' }}>
        <Body
          {...{ sections, named, base, draft, problem, onDirty }}
          label={language.label}
          onBase={setBase}
          onCancel={() => void navigate(addressOfSections(tourId))}
        />
      </Form>
    </Formik>
  );
}
