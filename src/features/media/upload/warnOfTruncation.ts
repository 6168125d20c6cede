import { keepTruncation } from '../../../audio/recording/truncations';
import { type AnyDispatch } from '../../../state/api/anyDispatch';
import { announced } from '../../../state/model/noticesSlice';
import { uploadEnded } from '../../../state/model/uploadsSlice';

/** Warns of a truncated file: on its upload, on its recording, and in a notice. */
export const warnOfTruncation =
  (
    found: Promise<string | null>,
    { uploadId, mediaId }: { uploadId: string; mediaId: string | undefined },
  ) =>
  async (dispatch: AnyDispatch): Promise<void> => {
    const warning = await found;
    if (warning === null) return;
    if (mediaId !== undefined) keepTruncation(mediaId, [warning]);
    dispatch(uploadEnded({ id: uploadId, status: 'completed', message: null, warning }));
    dispatch(announced('warning', `${warning} Visitors hear no more than that.`));
  };
