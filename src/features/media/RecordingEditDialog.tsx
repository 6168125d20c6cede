import { useRef, useState, type ClipboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { readCaptions, type Captions } from '../../domain/chapterFormats/captions';
import { refuseFields } from '../../domain/forms/refusals';
import { errorsOfEdits } from '../../domain/forms/editRules';
import { countOf } from '../../domain/text/count';
import { type Media } from '../../domain/tours/media';
import { type Problem } from '../../domain/problem';
import { useDraftSlot } from '../../state/hooks/useDrafts';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import { type Edit } from '../../state/outbox/edit';
import { isChangedMeanwhile } from '../../state/sync/awaitResponses';
import { saveEdits } from '../../state/sync/saveEdits';
import { FormDialog } from '../../ui/form/FormDialog';
import { FormRebase } from '../../ui/form/FormRebase';
import { FormTextField } from '../../ui/form/FormTextField';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';

const MESSAGES = { done: 'Media updated successfully', failed: null };

const labels = { title: 'Title', transcript_text: 'Transcript' };

interface RecordingTexts {
  title: string;
  transcript_text: string;
}

export type TextField = keyof RecordingTexts;

interface RecordingEditDialogProps {
  media: Media;
  /** Field that takes the focus. */
  field?: TextField;
  /** Called after the texts are stored, with WebVTT captions from which to create chapters. */
  onCaptions: (webVtt: string) => void;
  onClose: () => void;
}

const textsOf = ({ title, transcript_text }: Media): RecordingTexts => ({
  title: title ?? '',
  transcript_text: transcript_text ?? '',
});

/** Edit made from the form's values: an empty text removes the stored one. */
const textsEdit = (mediaId: string, { title, transcript_text }: RecordingTexts): Edit => ({
  entity: 'media',
  action: 'update',
  ref: { mediaId },
  fields: { title: title.trim() || null, transcript_text: transcript_text.trim() || null },
});

interface TranscriptFieldProps {
  language: string;
  autoFocus: boolean;
  /** Called by the button that saves the text and creates chapters from the captions' cues. */
  onCaptions: (webVtt: string) => void;
}

/** Transcript field. Pasted captions are reduced to their text, with an offer to create chapters from their times. */
function TranscriptField({ language, autoFocus, onCaptions }: TranscriptFieldProps) {
  const [pasted, setPasted] = useState<Captions | null>(null);
  const paste = (event: ClipboardEvent) => {
    const captions = readCaptions(event.clipboardData.getData('text/plain'));
    setPasted(captions);
    const { target } = event;
    if (captions === null || !(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    target.setRangeText(captions.words, target.selectionStart, target.selectionEnd, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Box onPaste={paste}>
      <FormTextField
        name="transcript_text"
        limit="transcript"
        label={labels.transcript_text}
        help="Visitors of the landing page can read it where the recording is a tour’s sample."
        language={language}
        multiline
        rows={8}
        autoFocus={autoFocus}
      />
      <Box role="status" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {pasted !== null &&
          `Pasted from ${pasted.format}: the transcript keeps the words alone. The times can become chapters.`}
      </Box>
      {pasted !== null && pasted.cueCount > 0 && (
        <Button
          type="submit"
          variant="outlined"
          onClick={() => onCaptions(pasted.webVtt)}
          sx={{ mt: 1 }}
        >
          {`Save, and make chapters from its ${countOf(pasted.cueCount, 'cue')}…`}
        </Button>
      )}
    </Box>
  );
}

/** Dialog that edits a recording's title and transcript. */
export function RecordingEditDialog(props: RecordingEditDialogProps) {
  const { media, field = 'title', onCaptions, onClose } = props;
  const dispatch = useConsoleDispatch();
  const [problem, setProblem] = useState<Problem | null>(null);
  const captions = useRef<string | null>(null);
  const { id: mediaId, language } = media;
  const draft = useDraftSlot(`media/${mediaId}`);
  const current = textsOf(media);
  const [base, setBase] = useState(current);
  return (
    <FormDialog
      open
      size="md"
      title="Edit audio"
      submitLabel="Save"
      initialValues={base}
      base={base}
      validate={(values) => errorsOfEdits([textsEdit(mediaId, values)])}
      onSubmit={async (values, form) => {
        setProblem(null);
        const options = { seen: () => base, isAskedInForm: true };
        const outcome = await dispatch(saveEdits([textsEdit(mediaId, values)], MESSAGES, options));
        if (outcome.ok) {
          draft.clear();
          onClose();
          if (captions.current !== null) onCaptions(captions.current);
          return;
        }
        // Others changed the same fields meanwhile: the form shows both versions and asks.
        if (isChangedMeanwhile(outcome.problem)) return;
        captions.current = null;
        refuseFields(form, values, outcome.problem.fields ?? {});
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
      <FormRebase current={current} base={base} onRebase={setBase} labels={labels}>
        <FormTextField
          name="title"
          limit="title"
          label={labels.title}
          help="Without one, the recording is called by its section."
          language={language}
          autoFocus={field === 'title'}
        />
        <TranscriptField
          language={language}
          autoFocus={field === 'transcript_text'}
          onCaptions={(webVtt) => (captions.current = webVtt)}
        />
      </FormRebase>
    </FormDialog>
  );
}
