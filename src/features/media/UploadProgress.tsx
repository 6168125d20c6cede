import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { stopUpload } from '../../state/sync/uploadFile';
import { selectUploads, uploadCleared, type Upload } from '../../state/model/uploadsSlice';
import { LanguageBadge } from '../../ui/content/LanguageBadge';

function statusText({ status, percent, message }: Upload): string {
  if (status === 'uploading') return `${percent}%`;
  if (status === 'completed') return 'Uploaded';
  return status === 'stopped' ? 'Stopped' : (message ?? 'Upload failed');
}

function UploadRow({ upload }: { upload: Upload }) {
  const dispatch = useConsoleDispatch();
  const { id, filename, language, percent, status } = upload;
  const isRunning = status === 'uploading';
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40, fontSize: 13 }}
    >
      <LanguageBadge code={language} />
      <Box
        component="bdi"
        sx={{ flex: '1 1 120px', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {filename}
      </Box>
      {isRunning && (
        <LinearProgress
          aria-label={`Uploading ${filename}`}
          variant="determinate"
          value={percent}
          sx={{ flex: '1 1 120px' }}
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
      {isRunning && (
        <Button variant="outlined" onClick={() => stopUpload(id)} sx={{ height: 28 }}>
          Stop
        </Button>
      )}
      {(status === 'failed' || status === 'stopped') && (
        <IconButton aria-label={`Dismiss ${filename}`} onClick={() => dispatch(uploadCleared(id))}>
          <Close />
        </IconButton>
      )}
    </Box>
  );
}

/** Audio uploads of a section, with their progress or outcome. */
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
        px: 1.5,
        py: 0,
        listStyle: 'none',
        border: '1px solid var(--line)',
        borderRadius: 1,
      }}
    >
      {sectionUploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </Box>
  );
}
