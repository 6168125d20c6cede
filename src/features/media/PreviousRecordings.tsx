import { useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatDateTime } from '../../domain/text/date';
import { formatDuration } from '../../domain/text/duration';
import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { OnceOpened } from '../../ui/controls/OnceOpened';
import { type RecordingDownloads } from './download/useRecordingDownloads';
import { RecordingTitle } from './RecordingTitle';
import { UnsavedMark } from './UnsavedMark';

interface PreviousRecordingsProps {
  /** Newest first. */
  recordings: readonly Media[];
  language: Language;
  open: Media | null;
  isUnsaved: (media: Media) => boolean;
  onOpen: (media: Media) => void;
  downloads: RecordingDownloads;
}

/** Each line holds a recording and its download button. */
const listStyle = { display: 'grid', gridTemplateColumns: '1fr auto' };

/** Length, time and file name of a recording, which distinguish recordings of the same name. */
function factsOf({ duration, created_at: createdAt, filename }: Media, isUnsaved: boolean): string {
  const facts = [formatDuration(duration), formatDateTime(createdAt), filename ?? ''];
  return [...facts, isUnsaved ? 'Unsaved' : ''].filter((fact) => fact !== '').join(' · ');
}

/** Menu of a language's older recordings. */
export function PreviousRecordings(props: PreviousRecordingsProps) {
  const { recordings, language, open, isUnsaved, onOpen, downloads } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hasUnsaved = recordings.some(isUnsaved);
  const hasOpen = recordings.some(({ id }) => id === open?.id);
  const label = `Previous (${recordings.length})`;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${label}, ${language.label} recordings${hasUnsaved ? ', unsaved' : ''}`}
        endIcon={<ExpandMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          height: 32,
          px: 1,
          fontSize: 12,
          color: hasOpen ? 'var(--accent-text)' : 'text.secondary',
        }}
      >
        {label}
        {hasUnsaved && <UnsavedMark />}
      </Button>
      <OnceOpened isOpen={anchor !== null}>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{ list: { sx: listStyle } }}
        >
          {recordings.flatMap((media) => [
            <MenuItem
              key={media.id}
              selected={media.id === open?.id}
              onClick={() => {
                close();
                onOpen(media);
              }}
            >
              <ListItemText
                primary={<RecordingTitle media={media} lines={1} />}
                secondary={factsOf(media, isUnsaved(media))}
              />
            </MenuItem>,
            <MenuItem
              key={`${media.id} download`}
              title={downloads.running.has(media.id) ? 'Stop the download' : 'Download'}
              onClick={() => {
                close();
                downloads.toggle(media);
              }}
              sx={{ px: 1 }}
            >
              <FileDownloadOutlined fontSize="small" />
              <Box component="span" sx={visuallyHidden}>
                {`${downloads.running.has(media.id) ? 'Stop the download of' : 'Download'} ${media.filename ?? 'audio'}, ${formatDateTime(media.created_at)}`}
              </Box>
            </MenuItem>,
          ])}
        </Menu>
      </OnceOpened>
    </>
  );
}
