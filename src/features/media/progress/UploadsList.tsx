import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Upload } from '../../../state/model/uploadsSlice';
import { UploadsListRow } from './UploadsListRow';
import { useUploadList } from './useUploadList';

interface UploadsListProps {
  uploads: readonly Upload[];
  /** Called when a link to another page is followed. */
  onLeave: () => void;
}

const headStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  px: 1.5,
  borderBottom: '1px solid var(--line)',
  backgroundColor: 'var(--raised)',
} as const;

const listStyle = {
  m: 0,
  px: 1.5,
  py: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid var(--line)' },
} as const;

/** Uploads of all sections with their progress or outcome, and the actions on each or all of them. */
export function UploadsList({ uploads, onLeave }: UploadsListProps) {
  const { list, retryAll } = useUploadList(uploads);
  return (
    <>
      <Box sx={headStyle}>
        <Box component="h2" sx={{ m: 0, fontSize: 14, fontWeight: 600 }}>
          Uploads
        </Box>
        {retryAll !== null && (
          <Button variant="outlined" size="small" onClick={retryAll}>
            Retry all
          </Button>
        )}
      </Box>
      {uploads.length === 0 && (
        <Box role="status" sx={{ px: 1.5, py: 2, fontSize: 13, color: 'text.secondary' }}>
          No uploads are left.
        </Box>
      )}
      <Box component="ul" ref={list} aria-label="All uploads" sx={listStyle}>
        {uploads.map((upload) => (
          <UploadsListRow key={upload.id} upload={upload} onLeave={onLeave} />
        ))}
      </Box>
    </>
  );
}
