import { keepEarlyEnd } from '../../../audio/recording/earlyEnds';
import { type Media } from '../../../domain/tours/media';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { uploadEnded } from '../../../state/model/uploadsSlice';
import { uploadFile } from '../../../state/sync/uploadFile';
import { findEarlyEnd } from './findEarlyEnd';
import { replaceAudio } from './replaceAudio';

interface AudioUploads {
  tourId: string;
  sectionId: string;
  /** Called with the id of the recording that has the file, and of the one that it replaces, if any. */
  onUploaded: (mediaId: string, replacedId: string | null) => void;
}

const MESSAGES = {
  done: 'Audio uploaded successfully! You can now add chapters.',
  failed: 'Failed to upload audio file',
};

/** Uploads audio files of a section; their progress is in the uploads slice. */
export function useAudioUploads({ tourId, sectionId, onUploaded }: AudioUploads) {
  const dispatch = useConsoleDispatch();
  const warnOf = async (
    found: Promise<string | null>,
    { uploadId, mediaId }: { uploadId: string; mediaId: string | undefined },
  ) => {
    const warning = await found;
    if (warning === null) return;
    if (mediaId !== undefined) keepEarlyEnd(mediaId, [warning]);
    dispatch(uploadEnded({ id: uploadId, status: 'completed', message: null, warning }));
    dispatch(announced('warning', `${warning} Visitors hear no more than that.`));
  };
  const upload = async (file: File, language: string) => {
    const request = { file, tourId, sectionId, language, type: 'audio' } as const;
    const warning = findEarlyEnd(file);
    const outcome = await dispatch(
      uploadFile(request, MESSAGES, () => void upload(file, language)),
    );
    if (!outcome.ok) return;
    if (outcome.media !== null) onUploaded(outcome.media.id, null);
    await warnOf(warning, { ...outcome, mediaId: outcome.media?.id });
  };
  const replace = async (media: Media, file: File) => {
    const retry = () => void replace(media, file);
    const warning = findEarlyEnd(file);
    const outcome = await dispatch(replaceAudio({ media, file, tourId, sectionId, retry }));
    if (!outcome.ok) return;
    onUploaded(outcome.media.id, media.id);
    await warnOf(warning, { ...outcome, mediaId: outcome.media.id });
  };
  return {
    upload: (file: File, language: string) => void upload(file, language),
    replace: (media: Media, file: File) => void replace(media, file),
  };
}
