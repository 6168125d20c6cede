import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { shallowEqual } from 'react-redux';
import { OnceOpened } from '../../../ui/controls/OnceOpened';
import { toEditedChapter, type ChapterList } from '../../../domain/chapters/chapterList';
import { countOf } from '../../../domain/text/count';
import { formatDateTime } from '../../../domain/text/date';
import { formatDuration } from '../../../domain/text/duration';
import { type Media } from '../../../domain/tours/media';
import { useGetChaptersQuery } from '../../../state/endpoints/chaptersEndpoints';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useRecordingName } from '../../../state/hooks/useRecordingName';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { selectChapters } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';
import { keptTimes } from '../review/copyProposals';
import { type OtherRecording } from '../review/useOtherRecordings';

interface CopyDialogProps {
  open: boolean;
  /** Other recordings of the section. */
  recordings: readonly OtherRecording[];
  /** Recording that receives the copied chapters. */
  to: { language: string; durationMs: number | null };
  onCopy: (from: Media, chapters: ChapterList, isKept: boolean) => void;
  onClose: () => void;
}

/** Name of a recording; below it its length, date and chapter count, which tell recordings of the same name apart. */
function RecordingLabel({ media, isPrevious }: OtherRecording) {
  const name = useRecordingName(media);
  const { isError } = useGetChaptersQuery({ mediaId: media.id });
  const count = useConsoleSelector((state) => selectChapters(state, media.id)?.length ?? null);
  const { label } = useConsoleSelector((state) =>
    languageNamed(selectLanguages(state), media.language),
  );
  const facts = [formatDuration(media.duration), formatDateTime(media.created_at)];
  return (
    <>
      {`${label}: `}
      <Content language={name.language}>{name.text}</Content>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {`${[...facts, ...(isPrevious ? ['Previous'] : [])].join(' · ')} · `}
        <span>{countText(count, isError)}</span>
      </Box>
    </>
  );
}

function countText(count: number | null, isError: boolean): string {
  if (count === null) return isError ? 'Its chapters could not be read.' : 'Reading its chapters…';
  return count === 0 ? 'No chapters' : countOf(count, 'chapter');
}

/** The chosen recording; by default the first one known to have chapters. */
function useCopiedRecording(recordings: readonly OtherRecording[]) {
  const [chosenId, choose] = useState<string | null>(null);
  const counts = useConsoleSelector(
    (state) => recordings.map(({ media }) => selectChapters(state, media.id)?.length ?? null),
    shallowEqual,
  );
  const media = recordings.map((recording) => recording.media);
  const chosen =
    media.find(({ id }) => id === chosenId) ??
    media.find((_media, index) => counts[index] !== 0) ??
    media[0];
  const chapters = useConsoleSelector((state) => selectChapters(state, chosen?.id ?? ''));
  return { chosen, chapters: chapters ?? [], choose };
}

/** Dialog that chooses the recording from which chapters are copied. */
export function CopyDialog({ open, recordings, to, onCopy, onClose }: CopyDialogProps) {
  const { chosen, chapters, choose } = useCopiedRecording(recordings);
  /** Explicit choice whether to keep the times; null until made. */
  const [keeps, setKeeps] = useState<boolean | null>(null);
  const { canKeep, isUsual } = keptTimes(chosen ?? { language: '', duration: null }, to);
  const isKept = canKeep && (keeps ?? isUsual);
  return (
    <OnceOpened isOpen={open}>
      <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="copy-title">
        <DialogTitle id="copy-title">Copy chapters from another recording</DialogTitle>
        <DialogContent>
          <RadioGroup
            aria-labelledby="copy-title"
            value={chosen?.id ?? ''}
            onChange={(_event, id) => choose(id)}
            sx={{ gap: 1 }}
          >
            {recordings.map((recording) => (
              <FormControlLabel
                key={recording.media.id}
                value={recording.media.id}
                control={<Radio size="small" sx={{ py: 0 }} />}
                label={<RecordingLabel {...recording} />}
                sx={{ alignItems: 'flex-start' }}
              />
            ))}
          </RadioGroup>
          {canKeep && (
            <FormControlLabel
              label="Keep the times"
              control={<Checkbox size="small" checked={isKept} />}
              onChange={(_event, checked) => setKeeps(checked)}
              sx={{ mt: 1 }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color="primary"
            disabled={chosen === undefined || chapters.length === 0}
            onClick={() => chosen && onCopy(chosen, chapters.map(toEditedChapter), isKept)}
          >
            Preview
          </Button>
        </DialogActions>
      </Dialog>
    </OnceOpened>
  );
}
