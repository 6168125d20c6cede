import Button from '@mui/material/Button';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { Link } from 'react-router-dom';
import { countOf } from '../../domain/text/count';
import { isolate } from '../../domain/text/script';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { openUploads, uploadAddress } from '../../state/model/openUploads';
import { selectUploads } from '../../state/model/uploadsSlice';

/** Link to uploads under way, or to those that failed; hidden while there are none. */
export function UploadsLink() {
  const uploads = openUploads(useConsoleSelector(selectUploads));
  const failed = uploads.filter(({ status }) => status === 'failed');
  const hasFailed = failed.length > 0;
  const named = hasFailed ? failed : uploads;
  const [first] = named;
  if (first === undefined) return null;
  return (
    <Button
      component={Link}
      to={uploadAddress(first)}
      size="small"
      color={hasFailed ? 'warning' : 'inherit'}
      startIcon={<CloudUploadOutlined />}
      title={named.map(({ filename }) => isolate(filename)).join(', ')}
      sx={{ flex: 'none', whiteSpace: 'nowrap' }}
    >
      {hasFailed ? `${countOf(failed.length, 'upload')} failed` : `${uploads.length} uploading`}
    </Button>
  );
}
