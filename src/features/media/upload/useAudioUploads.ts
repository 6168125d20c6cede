import { recordingCache } from '../../../audio/recording/sharedRecordingCache';
import { isolate } from '../../../domain/text/script';
import { type Media } from '../../../domain/tours/media';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { uploadFile } from '../../../state/uploads/uploadFile';
import { readChapters } from '../copying/copyEdits';
import { copyChapters } from '../copying/copyRecording';
import { findTruncation } from './findTruncation';
import { notifyUploaded } from './useArrival';
import { warnOfTruncation } from './warnOfTruncation';

export interface AudioUploads {
  tourId: string;
  sectionId: string;
}

const DONE = 'Audio uploaded successfully! You can now add chapters.';
const FAILED = 'Failed to upload audio file';

interface ChosenAudio {
  file: File;
  language: string;
  /** Recording whose chapters are copied to the new one; null for none. */
  copyFrom: Media | null;
  /** True when several files are sent together. */
  isOneOfSeveral: boolean;
}

/** Uploads audio files to a tour's sections; the uploads slice holds their progress. */
export function useTourAudioUploads(tourId: string) {
  const dispatch = useConsoleDispatch();
  const upload = async (chosen: ChosenAudio & { sectionId: string }, uploadId?: string) => {
    const { sectionId, file, language, copyFrom, isOneOfSeveral } = chosen;
    const request = { file, tourId, sectionId, language, type: 'audio', uploadId } as const;
    const failed = isOneOfSeveral ? `${FAILED}: ${isolate(file.name)}` : FAILED;
    const messages = { done: DONE, failed };
    const warning = findTruncation(file);
    const copy = copyFrom && { from: copyFrom, reading: dispatch(readChapters(copyFrom)) };
    const outcome = await dispatch(uploadFile(request, messages, (id) => void upload(chosen, id)));
    if (!outcome.ok) return;
    const { media } = outcome;
    if (media !== null) {
      recordingCache.keepUploaded(media.id, file);
      const copying = copy && dispatch(copyChapters({ from: copy.from, to: media }, copy.reading));
      notifyUploaded(sectionId, { media, replacedId: null, isOneOfSeveral });
      await copying;
    }
    await dispatch(warnOfTruncation(warning, { ...outcome, mediaId: media?.id }));
  };
  return (chosen: ChosenAudio & { sectionId: string }) => void upload(chosen);
}

/** Uploads audio files to a section. */
export function useAudioUploads({ tourId, sectionId }: AudioUploads) {
  const upload = useTourAudioUploads(tourId);
  return (chosen: ChosenAudio) => upload({ ...chosen, sectionId });
}
