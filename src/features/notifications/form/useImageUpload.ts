import { useRef, useState } from 'react';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { notificationsEndpoints } from '../../../state/endpoints/notificationsEndpoints';

const { uploadNotificationImage } = notificationsEndpoints.endpoints;

/** Upload of the notification's picture; only the last chosen file counts. */
export function useImageUpload(onUploaded: (url: string) => void) {
  const dispatch = useConsoleDispatch();
  const latestUpload = useRef(0);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const upload = async (file: File) => {
    latestUpload.current += 1;
    const uploadNumber = latestUpload.current;
    setFailure(null);
    setPercent(0);
    const onProgress = (share: number) => {
      if (uploadNumber === latestUpload.current) setPercent(share * 100);
    };
    const response = await dispatch(
      uploadNotificationImage.initiate({ file, onProgress }, { track: false }),
    );
    if (uploadNumber !== latestUpload.current) return;
    setPercent(null);
    if (response.error) setFailure('Failed to upload image. Please try again.');
    else onUploaded(response.data.url);
  };
  return { upload, percent, isUploading: percent !== null, failure, setFailure };
}
