import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectContentLanguage } from '../../../state/model/preferencesSlice';
import { uploadPath } from '../../../state/model/unfinishedUploads';
import { type Upload } from '../../../state/model/uploadsSlice';
import { recordName, type RecordName } from '../../../state/select/recordNames';
import { Content } from '../../../ui/content/Content';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';
import { UploadActions } from './UploadActions';
import { isBeingSent, uploadColor, uploadStatusText } from './uploadStatus';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  columnGap: 1,
  py: 1,
  fontSize: 13,
  lineHeight: '20px',
} as const;

const isSameName = (one: RecordName | null, other: RecordName | null) =>
  one?.title === other?.title && one?.language === other?.language;

function useName(kind: 'tour' | 'section', id: string | null): RecordName | null {
  return useConsoleSelector(
    (state) => recordName(state, kind, id, selectContentLanguage(state)),
    isSameName,
  );
}

interface UploadsListRowProps {
  upload: Upload;
  /** Called when the link to the upload's page is followed. */
  onLeave: () => void;
}

/** Link to the page that shows the upload, as in 'The Gate, Amber Fort'. */
function UploadTarget({ upload, onLeave }: UploadsListRowProps) {
  const section = useName('section', upload.sectionId);
  const tour = useName('tour', upload.tourId);
  const unnamed = upload.sectionId === null ? 'Tour' : 'Section';
  const [nearest, tourAfter] = upload.sectionId === null ? [tour, null] : [section, tour];
  return (
    <Link
      component={RouterLink}
      to={uploadPath(upload)}
      color="inherit"
      onClick={onLeave}
      sx={{ display: 'block', maxWidth: 'max-content', color: 'text.secondary', ...oneLine }}
    >
      {nearest === null ? unnamed : <Content language={nearest.language}>{nearest.title}</Content>}
      {tourAfter !== null && (
        <>
          {', '}
          <Content language={tourAfter.language}>{tourAfter.title}</Content>
        </>
      )}
    </Link>
  );
}

/** An upload with its file, language, section and tour, and its progress or outcome. */
export function UploadsListRow({ upload, onLeave }: UploadsListRowProps) {
  const { filename, language, percent, pace, status } = upload;
  const isRunning = isBeingSent(upload);
  const text = uploadStatusText(upload);
  return (
    <Box component="li" sx={rowStyle}>
      <LanguageBadge code={language} />
      <Box sx={{ minWidth: 0 }}>
        <Box component="bdi" title={filename} sx={{ display: 'block', ...oneLine }}>
          {filename}
        </Box>
        <UploadTarget upload={upload} onLeave={onLeave} />
        {isRunning && (
          <LinearProgress
            aria-label={`Uploading ${filename}`}
            variant="determinate"
            value={percent}
            // Without a transition: a bar lagging behind its number would contradict it.
            sx={{ my: 0.5, '& .MuiLinearProgress-bar': { transition: 'none' } }}
          />
        )}
        <Box
          className={isRunning ? 'number' : undefined}
          sx={{ color: uploadColor(upload), overflowWrap: 'anywhere' }}
        >
          {isRunning && pace !== null ? `${text}, ${pace}` : text}
        </Box>
      </Box>
      {status !== 'completed' && (
        <Box sx={{ display: 'flex', alignItems: 'center', alignSelf: 'start', gap: 0.5 }}>
          <UploadActions upload={upload} removeLabel={`Remove ${filename}`} />
        </Box>
      )}
    </Box>
  );
}
