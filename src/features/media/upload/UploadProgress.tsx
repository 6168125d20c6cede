import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { dismissUpload, retryUpload, stopUpload } from '../../../state/sync/uploadFile';
import { selectUploads, type Upload } from '../../../state/model/uploadsSlice';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';

function statusText({ status, percent, message }: Upload): string {
  if (status === 'uploading') return `${percent}%`;
  if (status === 'completed') return 'Uploaded';
  return status === 'stopped' ? 'Stopped' : (message ?? 'Upload failed');
}

/** As high as the recordings beside it, so that its coming and going moves nothing. */
const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  pl: 1,
  pr: 0.5,
  border: '1px dashed var(--line-strong)',
  borderRadius: 1,
  fontSize: 13,
};

function UploadRow({ upload }: { upload: Upload }) {
  const dispatch = useConsoleDispatch();
  const { id, filename, language, percent, pace, status } = upload;
  const isRunning = status === 'uploading';
  return (
    <Box component="li" sx={rowStyle}>
      <LanguageBadge code={language} />
      <Box
        component="bdi"
        sx={{ maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {filename}
      </Box>
      {isRunning && (
        <LinearProgress
          aria-label={`Uploading ${filename}`}
          variant="determinate"
          value={percent}
          // A bar that lags behind its number would contradict it.
          sx={{ width: 80, '& .MuiLinearProgress-bar': { transition: 'none' } }}
        />
      )}
      <Box
        role={status === 'failed' ? 'alert' : 'status'}
        className={isRunning ? 'number' : undefined}
        sx={{
          flex: isRunning ? '0 0 40px' : '0 1 auto',
          textAlign: 'right',
          overflowWrap: 'anywhere',
          color: status === 'failed' ? 'error.main' : 'text.secondary',
        }}
      >
        {statusText(upload)}
      </Box>
      {isRunning && pace !== null && (
        <Box component="span" className="number" sx={{ color: 'text.secondary' }}>
          {pace}
        </Box>
      )}
      {isRunning && (
        <Button variant="outlined" onClick={() => stopUpload(id)} sx={{ height: 24 }}>
          Stop
        </Button>
      )}
      {(status === 'failed' || status === 'stopped') && (
        <>
          <Button variant="outlined" onClick={() => dispatch(retryUpload(id))} sx={{ height: 24 }}>
            Retry
          </Button>
          <IconButton aria-label={`Close ${filename}`} onClick={() => dispatch(dismissUpload(id))}>
            <Close />
          </IconButton>
        </>
      )}
    </Box>
  );
}

/** Audio uploads of a section beside its recordings, with their progress or outcome. */
export function UploadProgress({ sectionId }: { sectionId: string }) {
  const uploads = useConsoleSelector(selectUploads);
  const sectionUploads = Object.values(uploads).filter(
    (upload) => upload.sectionId === sectionId && upload.type === 'audio',
  );
  if (sectionUploads.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Uploads"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 6px',
      }}
    >
      {sectionUploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </Box>
  );
}
