import Button from '@mui/material/Button';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Link } from 'react-router-dom';
import { isolate } from '../../domain/text/script';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { openUploads, uploadAddress } from '../../state/model/openUploads';
import { uploadsLabel } from '../../state/model/uploadsLabel';
import { selectUploads, type Upload } from '../../state/model/uploadsSlice';

const namesOf = (uploads: readonly Upload[]) =>
  uploads.map(({ filename }) => isolate(filename)).join(', ');

/** Link to uploads under way and those that failed, to one of these first; hidden while there are none. */
export function UploadsLink() {
  const uploads = openUploads(useConsoleSelector(selectUploads));
  const failed = uploads.filter(({ status }) => status === 'failed');
  const running = uploads.filter(({ status }) => status === 'uploading');
  const hasFailed = failed.length > 0;
  const [first] = [...failed, ...running];
  if (first === undefined) return null;
  const areBoth = hasFailed && running.length > 0;
  return (
    <Button
      component={Link}
      to={uploadAddress(first)}
      size="small"
      color={hasFailed ? 'warning' : 'inherit'}
      startIcon={<CloudUploadOutlined />}
      title={
        areBoth ? `Failed: ${namesOf(failed)}. Uploading: ${namesOf(running)}` : namesOf(uploads)
      }
      sx={{ flex: 'none', whiteSpace: 'nowrap' }}
    >
      {uploadsLabel(uploads)}
    </Button>
  );
}
