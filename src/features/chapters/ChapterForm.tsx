import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Form, FormikProvider, useFormik, type FormikErrors } from 'formik';
import { type ChapterDraft } from '../../domain/chapter';
import { type ChapterSpan } from '../../domain/chapterTimes';
import { type Problem } from '../../domain/problem';
import { type SaveOutcome } from '../../state/outbox/saveEdits';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FocusFirstError } from '../../ui/FocusFirstError';
import { isSaveKey, isSubmitKey } from '../../ui/isSaveKey';
import { UnsavedGuard } from '../../ui/UnsavedGuard';
import { draftOf, entryProblems, timeText, type ChapterEntry } from './chapterEntry';
import { ChapterFields } from './ChapterFields';
import { SaveFailure } from './SaveFailure';
import { type Edge } from './usePlayerKeys';

export interface ChapterFormHandle {
  mark: (edge: Edge, ms: number) => void;
}

export interface ChapterFormProps {
  ref?: Ref<ChapterFormHandle>;
  isNew: boolean;
  language: string;
  /** As it is stored, or proposed. */
  initial: ChapterEntry;
  /** As it was left behind. */
  kept: ChapterEntry | null;
  others: readonly ChapterSpan[];
  durationMs: number | null;
  onMark: (edge: Edge) => void;
  onChange: (entry: ChapterEntry, isDirty: boolean) => void;
  onSave: (draft: ChapterDraft) => Promise<SaveOutcome>;
  onClose: () => void;
}

/** The worker's names of the fields, and the form's. */
const fieldNames: Record<string, keyof ChapterEntry> = {
  title: 'title',
  description: 'description',
  start_time_seconds: 'start',
  end_time_seconds: 'end',
};

function fieldErrors(problem: Problem): FormikErrors<ChapterEntry> {
  const entries = Object.entries(problem.fields ?? {}).flatMap(([name, message]) => {
    const field = fieldNames[name];
    return field === undefined ? [] : [[field, message]];
  });
  return Object.fromEntries(entries);
}

/** One chapter, typed between the rows, so that the player stays at hand. */
export function ChapterForm(props: ChapterFormProps) {
  const { ref, isNew, language, initial, kept, others, durationMs, onMark, onSave } = props;
  const { onClose } = props;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const form = useFormik<ChapterEntry>({
    initialValues: initial,
    validate: (entry) => entryProblems(entry, others, durationMs),
    async onSubmit(entry, { setErrors }) {
      setProblem(null);
      const outcome = await onSave(draftOf(entry));
      if (outcome.ok) return onClose();
      const errors = fieldErrors(outcome.problem);
      setErrors(errors);
      if (Object.keys(errors).length === 0) setProblem(outcome.problem);
    },
  });
  const { values, dirty, isSubmitting, setFieldValue, setValues } = form;

  useImperativeHandle(ref, () => ({
    mark: (edge, ms) => void setFieldValue(edge, timeText(ms)),
  }));
  const restore = useEffectEvent(() => {
    if (kept !== null) void setValues(kept);
  });
  useEffect(() => restore(), []);
  const tell = useEffectEvent(() => props.onChange(values, dirty));
  useEffect(() => tell(), [values, dirty]);

  const leave = () => (dirty ? setIsAsking(true) : onClose());
  return (
    <FormikProvider value={form}>
      <Box
        component={Form}
        noValidate
        aria-label={isNew ? 'New chapter' : 'Edit chapter'}
        onKeyDown={(event) => {
          if (isSaveKey(event) || isSubmitKey(event)) {
            event.preventDefault();
            if (!isSubmitting) void form.submitForm();
          } else if (event.key === 'Escape' && !event.nativeEvent.isComposing && !isSubmitting) {
            leave();
          }
        }}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, py: 1.5 }}
      >
        {problem !== null && <SaveFailure problem={problem} isNew={isNew} />}
        <ChapterFields language={language} isNew={isNew} onMark={onMark} />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            disabled={isSubmitting}
            startIcon={
              isSubmitting ? <CircularProgress size={14} color="inherit" aria-hidden /> : undefined
            }
          >
            {isNew ? 'Create chapter' : 'Save chapter'}
          </Button>
          <Button variant="outlined" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
        </Box>
        <FocusFirstError />
      </Box>
      <UnsavedGuard when={dirty && !isSubmitting} what="What you entered for this chapter" />
      <ConfirmDialog
        open={isAsking}
        title="Discard changes?"
        text="What you entered here has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    </FormikProvider>
  );
}
