import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatBytes } from '../../domain/bytes';
import { useConsoleSelector } from '../../state/hooks';
import { selectAwayRefusal } from '../../state/reachabilitySlice';
import { selectUploads } from '../../state/uploadsSlice';
import { CoverPicker } from '../../ui/CoverPicker';
import { usePreview } from './usePreview';

interface TourCoverFieldProps {
  tourId: string;
  /** The cover as it is now. */
  url: string | null;
  /** The one to be uploaded with the form. */
  file: File | null;
  isBusy: boolean;
  onFile: (file: File | null) => void;
}

/** The cover in the edit form: a chosen picture is shown at once and uploaded on saving. */
export function TourCoverField({ tourId, url, file, isBusy, onFile }: TourCoverFieldProps) {
  const refusal = useConsoleSelector(selectAwayRefusal);
  const preview = usePreview(file);
  const running = useConsoleSelector((state) =>
    Object.values(selectUploads(state)).find(
      (upload) =>
        upload.tourId === tourId && upload.sectionId === null && upload.status === 'uploading',
    ),
  );
  return (
    <div>
      <CoverPicker
        url={preview ?? url}
        hint="PNG, JPG up to 10MB"
        disabled={isBusy}
        refusal={refusal}
        busy={running !== undefined}
        progressPercent={running?.percent}
        onFile={onFile}
      />
      {file !== null && (
        <Box
          role="status"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, fontSize: 13 }}
        >
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            New cover: <bdi>{file.name}</bdi> ({formatBytes(file.size)}). It is uploaded when you
            save.
          </Box>
          <Button variant="outlined" disabled={isBusy} onClick={() => onFile(null)}>
            Discard
          </Button>
        </Box>
      )}
    </div>
  );
}
