import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type SpeechPause } from '../../../domain/chapters/chapterSuggestions';
import { transcriptSentences } from '../../../domain/chapters/transcriptSentences';
import { type Media } from '../../../domain/tours/media';
import { type TrackChapter } from '../../../ui/chapterTrack/TrackChapter';
import { type EditorContext } from '../commands/editorContext';
import { letterKeysControls } from '../commands/useEditorCommands';
import { TranscriptList } from './TranscriptList';
import { transcriptStyle } from './transcriptStyle';

export interface TranscriptPanelProps {
  media: Media;
  context: Pick<EditorContext, 'durationMs' | 'following' | 'playback' | 'transcript'>;
  chapters: readonly TrackChapter[];
  /** Silent stretches of the recording; empty while unknown. */
  pauses: readonly SpeechPause[];
  onGoTo: (ms: number) => void;
  /** True while the transcript form is open. */
  isEditing: boolean;
  /** Opens the transcript form. */
  onEdit: () => void;
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  py: '4px',
  pl: 1.5,
  pr: '4px',
  borderBottom: '1px solid var(--line)',
  backgroundColor: 'var(--side)',
} as const;
const emptyStyle = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 120,
  p: 2,
  color: 'text.secondary',
  fontSize: 13,
} as const;

interface NoSentencesProps {
  hasTranscript: boolean;
  takesFocus: boolean;
  onEdit: () => void;
}

/** Placeholder without a transcript, or while the length of the recording is unknown. */
function NoSentences({ hasTranscript, takesFocus, onEdit }: NoSentencesProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Box {...letterKeysControls} sx={emptyStyle}>
      {hasTranscript ? 'The duration of the audio is not known yet.' : 'No transcript yet'}
      <Button ref={button} variant="outlined" onClick={onEdit}>
        {hasTranscript ? 'Edit the transcript' : 'Add a transcript'}
      </Button>
    </Box>
  );
}

/** Focuses a sentence, or else the last button, when the form has closed and its opener no longer exists. */
function useKeptPanelFocus(isEditing: boolean) {
  const panel = useRef<HTMLElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    const hasClosed = wasEditing.current && !isEditing;
    wasEditing.current = isEditing;
    if (!hasClosed || document.activeElement !== document.body) return;
    const sentence = panel.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]');
    const buttons = panel.current?.querySelectorAll('button') ?? [];
    (sentence ?? [...buttons].at(-1))?.focus();
  }, [isEditing]);
  return panel;
}

/** Transcript of the recording beside its chapters. */
export function TranscriptPanel(props: TranscriptPanelProps) {
  const { media, context, chapters, pauses, isEditing, onGoTo, onEdit } = props;
  const { durationMs, following, playback, transcript } = context;
  const text = media.transcript_text ?? '';
  // Deferred, so that dragging an edge does not wait for the sentences.
  const anchors = useDeferredValue(chapters);
  const sentences = useMemo(
    () =>
      durationMs === null
        ? []
        : transcriptSentences(text, { pauses, durationMs, chapters: anchors }),
    [text, pauses, durationMs, anchors],
  );
  const panel = useKeptPanelFocus(isEditing);
  return (
    <Box ref={panel} component="section" aria-label="Transcript" sx={transcriptStyle}>
      <Box sx={headStyle}>
        <Typography component="h3" variant="h3" sx={{ flex: 1 }}>
          Transcript
        </Typography>
        {sentences.length > 0 && <Button onClick={onEdit}>Edit</Button>}
        <Tooltip title="Close (R)">
          <IconButton aria-label="Close the transcript" onClick={transcript.toggle}>
            <CloseIcon />
          </IconButton>
        </Tooltip>
        {sentences.length > 0 && (
          <Box sx={{ flexBasis: '100%', pb: '2px', fontSize: 12, color: 'text.secondary' }}>
            Times are estimated. Go to a sentence, then press B to start a chapter.
          </Box>
        )}
      </Box>
      {durationMs === null || sentences.length === 0 ? (
        <NoSentences
          hasTranscript={text.trim() !== ''}
          takesFocus={transcript.wasToggled}
          onEdit={onEdit}
        />
      ) : (
        <TranscriptList
          sentences={sentences}
          language={media.language}
          chapters={chapters}
          durationMs={durationMs}
          playback={playback}
          isFollowing={following.isOn}
          takesFocus={transcript.wasToggled}
          onGoTo={onGoTo}
        />
      )}
    </Box>
  );
}
