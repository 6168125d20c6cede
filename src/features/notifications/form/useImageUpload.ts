import { useRef, useState } from 'react';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { notificationsEndpoints } from '../../../state/endpoints/notificationsEndpoints';

const { uploadNotificationImage } = notificationsEndpoints.endpoints;

/** The upload of the notification's picture; the last file chosen counts. */
export function useImageUpload(onUploaded: (url: string) => void) {
  const dispatch = useConsoleDispatch();
  const round = useRef(0);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const upload = async (file: File) => {
    round.current += 1;
    const own = round.current;
    setFailure(null);
    setPercent(0);
    const onProgress = (share: number) => {
      if (own === round.current) setPercent(share * 100);
    };
    const answer = await dispatch(
      uploadNotificationImage.initiate({ file, onProgress }, { track: false }),
    );
    if (own !== round.current) return;
    setPercent(null);
    if (answer.error) setFailure('Failed to upload image. Please try again.');
    else onUploaded(answer.data.url);
  };
  return { upload, percent, isUploading: percent !== null, failure, setFailure };
}
