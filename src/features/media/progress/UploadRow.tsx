import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { type Upload } from '../../../state/model/uploadsSlice';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';
import { UploadActions } from './UploadActions';
import { isBeingSent, uploadColor, uploadStatusText } from './uploadStatus';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** As high as the adjacent recordings, to avoid a layout shift. */
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

interface UploadRowProps {
  upload: Upload;
  /** True for a single line, whatever the text. */
  isInBar?: boolean;
}

/** An upload with its progress or outcome. */
export function UploadRow({ upload, isInBar = false }: UploadRowProps) {
  const { filename, language, percent, pace, status } = upload;
  const isRunning = isBeingSent(upload);
  const text = uploadStatusText(upload);
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
          // Without a transition: a bar lagging behind its number would contradict it.
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
          color: uploadColor(upload),
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
      <UploadActions upload={upload} removeLabel={`Close ${filename}`} />
    </Box>
  );
}
