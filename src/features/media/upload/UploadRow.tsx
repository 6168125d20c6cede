import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { dismissUpload, retryUpload, stopUpload } from '../../../state/uploads/uploadFile';
import { type Upload } from '../../../state/model/uploadsSlice';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';

function statusText(upload: Upload): string {
  const { status, percent, message, warning, isWaiting, isOffline } = upload;
  if (isOffline === true) return 'Waiting for the connection';
  if (isWaiting) return 'Waiting';
  if (status === 'uploading') return `${percent}%`;
  if (status === 'completed') return warning === undefined ? 'Uploaded' : `Uploaded. ${warning}`;
  return status === 'stopped' ? 'Stopped' : (message ?? 'Upload failed');
}

/** False while it waits, too. */
const isBeingSent = ({ status, isWaiting, isOffline }: Upload) =>
  status === 'uploading' && !isWaiting && isOffline !== true;

function colorOf({ status, warning }: Upload): string {
  if (status === 'failed') return 'error.main';
  return warning === undefined ? 'text.secondary' : 'var(--warning-text)';
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** As high as the recordings beside it, so that its coming and going moves nothing. */
const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  minWidth: 0,
  pl: 1,
  pr: 0.5,
  border: '1px dashed var(--line-strong)',
  borderRadius: 1,
  fontSize: 13,
};
const paceStyle = {
  color: 'text.secondary',
  ...oneLine,
  '@media (max-width: 1199px)': { display: 'none' },
};

/** Stop and Retry are one button, which keeps the focus as one follows the other. */
function UploadActions({ id, filename, status, isFinal }: Upload) {
  const dispatch = useConsoleDispatch();
  if (status === 'completed') return null;
  const isRunning = status === 'uploading';
  return (
    <>
      {isFinal !== true && (
        <Button
          variant="outlined"
          onClick={() => (isRunning ? stopUpload(id) : retryUpload(id))}
          sx={{ flex: 'none', height: 24, ml: 'auto' }}
        >
          {isRunning ? 'Stop' : 'Retry'}
        </Button>
      )}
      {!isRunning && (
        <IconButton aria-label={`Close ${filename}`} onClick={() => dispatch(dismissUpload(id))}>
          <Close />
        </IconButton>
      )}
    </>
  );
}

interface UploadRowProps {
  upload: Upload;
  /** True where it has one line, whatever it says. */
  isInBar?: boolean;
}

/** An upload with its progress or outcome. */
export function UploadRow({ upload, isInBar = false }: UploadRowProps) {
  const { filename, language, percent, pace, status } = upload;
  const isRunning = isBeingSent(upload);
  const text = statusText(upload);
  return (
    <Box sx={rowStyle}>
      <LanguageBadge code={language} />
      <Box component="bdi" title={filename} sx={{ flex: 'none', maxWidth: 160, ...oneLine }}>
        {filename}
      </Box>
      {isRunning && (
        <LinearProgress
          aria-label={`Uploading ${filename}`}
          variant="determinate"
          value={percent}
          // A bar that lags behind its number would contradict it.
          sx={{ flex: 'none', width: 80, '& .MuiLinearProgress-bar': { transition: 'none' } }}
        />
      )}
      <Box
        role={status === 'failed' ? 'alert' : 'status'}
        className={isRunning ? 'number' : undefined}
        title={isInBar && !isRunning ? text : undefined}
        sx={{
          flex: isRunning ? '0 0 40px' : '1 1 auto',
          minWidth: isRunning ? 0 : 80,
          textAlign: isRunning ? 'right' : 'left',
          color: colorOf(upload),
          ...(isInBar ? oneLine : { overflowWrap: 'anywhere', py: 0.5 }),
        }}
      >
        {text}
      </Box>
      {isRunning && pace !== null && (
        <Box component="span" className="number" sx={paceStyle}>
          {pace}
        </Box>
      )}
      <UploadActions {...upload} />
    </Box>
  );
}
