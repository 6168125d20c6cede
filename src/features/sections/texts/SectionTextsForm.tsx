import { useEffect, useEffectEvent, useState } from 'react';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';
import { sectionsPath } from '../../../domain/paths/sectionPaths';
import { type DraftSlot } from '../../../domain/forms/draft';
import { formProblem } from '../../../domain/forms/formProblem';
import { type Problem } from '../../../domain/problem';
import { countOf } from '../../../domain/text/count';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type SectionView } from '../../../state/select/selectSections';
import { FormDraft } from '../../../ui/form/FormDraft';
import { FormFooter } from '../../../ui/form/saving/FormFooter';
import { SectionTextsTable } from './SectionTextsTable';
import { TextsToolbar } from './TextsToolbar';
import {
  validateTexts,
  cellName,
  changedNames,
  isTitleCell,
  rebaseTexts,
  textEdits,
  textFields,
  textValues,
  type TextSource,
  type TextValues,
} from './sectionTexts';

interface SectionTextsFormProps {
  tourId: string;
  /** Sections in order, with texts in one language. */
  sections: readonly SectionView[];
  language: { code: string; label: string };
  /** True for the tour's primary language, whose titles are the fallback of the others. */
  isPrimary: boolean;
  /** Source texts for translation; null when editing the primary language. */
  source: TextSource | null;
  /** Called when the form becomes dirty or clean. */
  onDirty: (isDirty: boolean) => void;
}

const FAILED = 'Failed to update section';
const areEqual = (left: TextValues, right: TextValues) =>
  JSON.stringify(left) === JSON.stringify(right);
const successMessage = (count: number) =>
  count === 1 ? 'Section updated successfully' : `${count} sections updated successfully`;

interface BodyProps extends Pick<
  SectionTextsFormProps,
  'sections' | 'isPrimary' | 'source' | 'onDirty'
> {
  base: TextValues;
  draft: DraftSlot;
  problem: Problem | null;
  /** Label of the language. */
  label: string;
  onBase: (base: TextValues) => void;
  onCancel: () => void;
}

/**
 * Summary of unsaved texts. An emptied title in the primary language is called out: other languages fall back to it.
 */
function unsavedText(
  changed: ReadonlySet<string>,
  values: TextValues,
  label: string,
  isPrimary: boolean,
) {
  if (changed.size === 0) return null;
  const unsaved = `Unsaved: ${countOf(changed.size, 'text')} in ${label}`;
  const names = isPrimary ? [...changed].filter(isTitleCell) : [];
  const { length } = names.filter((name) => values[name]?.trim() === '');
  if (length === 0) return unsaved;
  const are = length === 1 ? 'is' : 'are';
  return `${unsaved}. ${countOf(length, 'title')} ${are} empty in ${label}, the tour’s own language.`;
}

/** Table and footer of the form. Newly stored texts are merged into unchanged cells. */
function FormBody({
  isPrimary,
  source,
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
  // Ignores the optimistic state while a save is running: it may be rolled back.
  if (!isSubmitting && sections !== props.sections) setSections(props.sections);
  const changed = changedNames(sections, values);
  const isDirty = changed.size > 0;

  const mergeStored = useEffectEvent(() => {
    const next = rebaseTexts(base, values, textValues(sections));
    if (!areEqual(next.values, values)) void setValues(next.values, false);
    if (!areEqual(next.base, base)) onBase(next.base);
  });
  useEffect(() => {
    mergeStored();
  }, [sections]);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  return (
    <>
      <FormDraft slot={draft} base={base} labels={cellLabels(sections)}>
        <TextsToolbar sections={sections} source={source} />
        <SectionTextsTable sections={sections} base={base} source={source} />
      </FormDraft>
      <FormFooter
        failure={problem && { title: FAILED, problem }}
        unsaved={unsavedText(changed, values, label, isPrimary)}
        subject="Your texts for these sections"
        draft={draft}
        onCancel={onCancel}
      />
    </>
  );
}

/** Labels of the cells, used by a draft conflict. */
const cellLabels = (sections: readonly SectionView[]) =>
  Object.fromEntries(
    sections.flatMap(({ id }, rank) =>
      textFields.map((field) => [cellName(field, id), `${field} of section ${rank + 1}`]),
    ),
  );

/** Field errors of a section, keyed by cell name. */
function cellErrors(sectionId: string | undefined, fields: Record<string, string>): TextValues {
  if (sectionId === undefined) return {};
  return Object.fromEntries(
    textFields.flatMap((field) => {
      const message = fields[field];
      return message === undefined ? [] : [[cellName(field, sectionId), message]];
    }),
  );
}

/** Form of all section texts in one language; all changes are saved together. */
export function SectionTextsForm(props: SectionTextsFormProps) {
  const { tourId, sections, language, isPrimary, source, onDirty } = props;
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
      saveEdits(edits, { done: successMessage(edits.length), failed: null }),
    );
    if (outcome.ok) return draft.clear();
    const refusedEdit = edits[outcome.sent];
    const sectionId =
      refusedEdit?.entity === 'sectionTranslation' ? refusedEdit.ref.sectionId : undefined;
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
      validate={(values) => validateTexts(sections, values)}
      validateOnBlur={false}
      onSubmit={save}
    >
      <Form noValidate style={{ display: 'contents' }}>
        <FormBody
          sections={sections}
          isPrimary={isPrimary}
          source={source}
          base={base}
          draft={draft}
          problem={problem}
          onDirty={onDirty}
          label={language.label}
          onBase={setBase}
          onCancel={() => void navigate(sectionsPath(tourId))}
        />
      </Form>
    </Formik>
  );
}
