import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { useButtonCommand } from '../../../ui/command/CommandScope';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { type useTourUpload } from './useTourUpload';

/** Button and command that open the upload of recordings to a tour's sections. */
export function TourUploadButton({ uploading }: { uploading: ReturnType<typeof useTourUpload> }) {
  const { refusal, open } = uploading;
  const dispatch = useConsoleDispatch();
  useButtonCommand({
    id: 'upload-audio',
    label: 'Upload audio',
    group: 'Sections',
    run: () => void (refusal === null ? open() : dispatch(announced('error', refusal))),
  });
  return (
    <RefusableButton
      refusal={refusal}
      variant="outlined"
      startIcon={<UploadFileOutlined />}
      onClick={open}
    >
      Upload audio
    </RefusableButton>
  );
}
