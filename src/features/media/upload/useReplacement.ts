import { recordingCache } from '../../../audio/recording/sharedRecordingCache';
import { type Media } from '../../../domain/tours/media';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { findTruncation } from './findTruncation';
import { replaceAudio } from './replaceAudio';
import { type AudioUploads } from './useAudioUploads';
import { notifyUploaded } from './useArrival';
import { warnOfTruncation } from './warnOfTruncation';

/** Replaces a recording's audio file; continues after its dialog has closed. */
export function useReplacement({ tourId, sectionId }: AudioUploads) {
  const dispatch = useConsoleDispatch();
  const replace = async (media: Media, file: File, uploadId?: string) => {
    const retry = (id: string) => void replace(media, file, id);
    const warning = findTruncation(file);
    const outcome = await dispatch(
      replaceAudio({ media, file, tourId, sectionId, retry, uploadId }),
    );
    if (!outcome.ok) return;
    recordingCache.keepUploaded(outcome.media.id, file);
    notifyUploaded(sectionId, {
      media: outcome.media,
      replacedId: media.id,
      isOneOfSeveral: false,
    });
    await dispatch(warnOfTruncation(warning, { ...outcome, mediaId: outcome.media.id }));
  };
  return (media: Media, file: File) => void replace(media, file);
}
