import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { type Upload } from '../../../state/model/uploadsSlice';
import { dismissUpload, retryUpload, stopUpload } from '../../../state/uploads/startUpload';

interface UploadActionsProps {
  upload: Upload;
  /** Accessible name of the button that removes the upload from the list, as in 'Remove gate.mp3'. */
  removeLabel: string;
}

/** Stop and Retry are a single button, which keeps the focus when one replaces the other. */
export function UploadActions({ upload, removeLabel }: UploadActionsProps) {
  const { id, type, status, isFinal } = upload;
  const dispatch = useConsoleDispatch();
  if (status === 'completed') return null;
  const isRunning = status === 'uploading';
  // A cover is retried by its own form.
  const canRetry = type === 'audio' && isFinal !== true;
  return (
    <>
      {(isRunning || canRetry) && (
        <Button
          variant="outlined"
          onClick={() => (isRunning ? stopUpload(id) : retryUpload(id))}
          sx={{ flex: 'none', height: 24, ml: 'auto' }}
        >
          {isRunning ? 'Stop' : 'Retry'}
        </Button>
      )}
      {!isRunning && (
        <IconButton aria-label={removeLabel} onClick={() => dispatch(dismissUpload(id))}>
          <Close />
        </IconButton>
      )}
    </>
  );
}
