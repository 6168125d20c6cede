import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import useEventCallback from '@mui/utils/useEventCallback';
import { useFormikContext } from 'formik';
import { fileProblem } from '../../../domain/forms/fileRules';
import { limits } from '../../../domain/limits';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { FilePicker } from '../../../ui/controls/FilePicker';
import { Picture } from '../../../ui/content/Picture';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { withImage, type NotificationValues } from '../targets/notificationForm';
import { useImageUpload } from './useImageUpload';

const rules = { accept: 'image/*', maxBytes: limits.notificationImageBytes };

interface ImageFieldProps {
  disabled: boolean;
  onBusyChange: (isBusy: boolean) => void;
}

/** Optional picture: an uploaded file, or the cover offered by the tour picker. */
export function ImageField({ disabled, onBusyChange }: ImageFieldProps) {
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  const { values, setValues } = useFormikContext<NotificationValues>();
  // The upload ends later: its result is merged into the form values of that moment.
  const setImage = useEventCallback(
    (url: string) => void setValues(withImage(values, { from: 'file', url })),
  );
  const { upload, percent, isUploading, failure, setFailure } = useImageUpload(setImage);
  useEffect(() => {
    onBusyChange(isUploading);
  }, [isUploading, onBusyChange]);
  const group = useRef<HTMLDivElement>(null);
  const url = values.image_url ?? values.tour_cover_url;
  return (
    <Box ref={group} role="group" aria-label="Image">
      <Box sx={{ mb: '6px', fontSize: 13, fontWeight: 500 }}>
        Image{' '}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          (optional)
        </Box>
      </Box>
      {url !== null && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
          <Box sx={{ flex: 'none', width: 160 }}>
            <Picture url={url} alt="The notification’s picture" ratio={2} />
          </Box>
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 1 }}>
            <StatusChip>{values.image_url === null ? 'Tour cover' : 'Uploaded file'}</StatusChip>
            <Button
              color="error"
              disabled={disabled}
              onClick={() => {
                // The picker's button remains, and is the last one.
                [...(group.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
                void setValues(withImage(values, null));
              }}
            >
              Remove image
            </Button>
          </Box>
        </Box>
      )}
      <FilePicker
        label={url === null ? 'Upload image' : 'Replace image'}
        accept={rules.accept}
        hint="JPG, PNG up to 2MB"
        busyLabel="Uploading..."
        disabled={disabled}
        refusal={uploadRefusal}
        busy={isUploading}
        progressPercent={percent ?? undefined}
        findProblem={(file) => fileProblem(file, rules)}
        onFile={(file) => void upload(file)}
        onRefused={setFailure}
      />
      {failure !== null && (
        <FormHelperText error role="alert">
          {failure}
        </FormHelperText>
      )}
    </Box>
  );
}
