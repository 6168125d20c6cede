import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { toEditedChapter, type ChapterList } from '../../../domain/chapters/chapterList';
import { formatDuration } from '../../../domain/text/duration';
import { type Media } from '../../../domain/tours/media';
import { useGetChaptersQuery } from '../../../state/endpoints/chaptersEndpoints';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useRecordingName } from '../../../state/hooks/useRecordingName';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { selectChapters } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';

interface CopyDialogProps {
  open: boolean;
  /** Other recordings of the section. */
  recordings: readonly Media[];
  onCopy: (from: Media, chapters: ChapterList) => void;
  onClose: () => void;
}

function RecordingLabel({ media }: { media: Media }) {
  const name = useRecordingName(media);
  const { label } = useConsoleSelector((state) =>
    languageNamed(selectLanguages(state), media.language),
  );
  return (
    <>
      {`${label}: `}
      <Content language={name.language}>{name.text}</Content>
      {` (${formatDuration(media.duration)})`}
    </>
  );
}

/** Dialog that chooses the recording whose chapters are copied to this one. */
export function CopyDialog({ open, recordings, onCopy, onClose }: CopyDialogProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = recordings.find(({ id }) => id === chosenId) ?? recordings[0];
  const mediaId = chosen?.id ?? '';
  const { isFetching, isError } = useGetChaptersQuery(
    { mediaId },
    { skip: !open || mediaId === '' },
  );
  const chapters = useConsoleSelector((state) => selectChapters(state, mediaId));
  const count = chapters?.length ?? 0;
  const statusText =
    isFetching && chapters === null
      ? 'Reading its chapters…'
      : isError
        ? 'Its chapters could not be read.'
        : count === 0
          ? 'It has no chapters.'
          : `${count} ${count === 1 ? 'chapter' : 'chapters'}`;
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="copy-title">
      <DialogTitle id="copy-title">Copy chapters from another recording</DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby="copy-title"
          value={mediaId}
          onChange={(_event, id) => setChosenId(id)}
        >
          {recordings.map((media) => (
            <FormControlLabel
              key={media.id}
              value={media.id}
              control={<Radio size="small" />}
              label={<RecordingLabel media={media} />}
            />
          ))}
        </RadioGroup>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {statusText}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color="primary"
          disabled={chosen === undefined || count === 0}
          onClick={() => chosen && onCopy(chosen, (chapters ?? []).map(toEditedChapter))}
        >
          Preview
        </Button>
      </DialogActions>
    </Dialog>
  );
}
