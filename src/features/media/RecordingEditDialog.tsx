import { useState } from 'react';
import { type Media } from '../../domain/tours/media';
import { type Problem } from '../../domain/problem';
import { useDraftSlot } from '../../state/hooks/useDrafts';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import { saveEdits } from '../../state/sync/saveEdits';
import { FormDialog } from '../../ui/form/FormDialog';
import { FormTextField } from '../../ui/form/FormTextField';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';

const MESSAGES = { done: 'Media updated successfully', failed: null };

const labels = { title: 'Title', transcript_text: 'Transcript' };

/** Dialog that edits the title and transcript of a recording. */
export function RecordingEditDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const dispatch = useConsoleDispatch();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { id: mediaId, language } = media;
  const draft = useDraftSlot(`media/${mediaId}`);
  const [initial] = useState(() => ({
    title: media.title ?? '',
    transcript_text: media.transcript_text ?? '',
  }));
  return (
    <FormDialog
      open
      size="md"
      title="Edit audio"
      submitLabel="Save"
      initialValues={initial}
      onSubmit={async ({ title, transcript_text }, { setErrors }) => {
        setProblem(null);
        const change = {
          title: title.trim() || null,
          transcript_text: transcript_text.trim() || null,
        };
        const outcome = await dispatch(
          saveEdits(
            [{ entity: 'media', action: 'update', ref: { mediaId }, fields: change }],
            MESSAGES,
            { seen: () => initial },
          ),
        );
        if (outcome.ok) {
          draft.clear();
          return onClose();
        }
        setErrors(outcome.problem.fields ?? {});
        setProblem(outcome.problem);
      }}
      onClose={onClose}
      draft={draft}
      labels={labels}
    >
      {problem !== null && (
        <ProblemPanel
          title="The text could not be saved"
          problem={{
            code: problem.code,
            message: `Update failed: ${problem.detail ?? problem.message}`,
          }}
        />
      )}
      <FormTextField name="title" label={labels.title} language={language} autoFocus />
      <FormTextField
        name="transcript_text"
        label={labels.transcript_text}
        language={language}
        multiline
        rows={8}
      />
    </FormDialog>
  );
}
