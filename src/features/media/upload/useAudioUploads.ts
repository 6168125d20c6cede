import { recordingCache } from '../../../audio/recording/sharedRecordingCache';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { uploadFile } from '../../../state/sync/uploadFile';
import { findEarlyEnd } from './findEarlyEnd';
import { tellUploaded } from './useArrival';
import { warnOfEarlyEnd } from './warnOfEarlyEnd';

export interface AudioUploads {
  tourId: string;
  sectionId: string;
}

const MESSAGES = {
  done: 'Audio uploaded successfully! You can now add chapters.',
  failed: 'Failed to upload audio file',
};

interface ChosenAudio {
  file: File;
  language: string;
  /** True where several files are sent at once. */
  isOneOfSeveral: boolean;
}

/** Uploads audio files of a section; their progress is in the uploads slice. */
export function useAudioUploads({ tourId, sectionId }: AudioUploads) {
  const dispatch = useConsoleDispatch();
  const upload = async (chosen: ChosenAudio, uploadId?: string) => {
    const { file, language, isOneOfSeveral } = chosen;
    const request = { file, tourId, sectionId, language, type: 'audio', uploadId } as const;
    const warning = findEarlyEnd(file);
    const outcome = await dispatch(uploadFile(request, MESSAGES, (id) => void upload(chosen, id)));
    if (!outcome.ok) return;
    const { media } = outcome;
    if (media !== null) {
      recordingCache.keepUploaded(media.id, file);
      tellUploaded(sectionId, { media, replacedId: null, isOneOfSeveral });
    }
    await dispatch(warnOfEarlyEnd(warning, { ...outcome, mediaId: media?.id }));
  };
  return (chosen: ChosenAudio) => void upload(chosen);
}
