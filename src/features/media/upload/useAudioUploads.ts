import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { uploadFile } from '../../../state/sync/uploadFile';
import { findEarlyEnd } from './findEarlyEnd';
import { warnOfEarlyEnd } from './warnOfEarlyEnd';

export interface AudioUploads {
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
  const upload = async (file: File, language: string, uploadId?: string) => {
    const request = { file, tourId, sectionId, language, type: 'audio', uploadId } as const;
    const warning = findEarlyEnd(file);
    const outcome = await dispatch(
      uploadFile(request, MESSAGES, (id) => void upload(file, language, id)),
    );
    if (!outcome.ok) return;
    if (outcome.media !== null) onUploaded(outcome.media.id, null);
    await dispatch(warnOfEarlyEnd(warning, { ...outcome, mediaId: outcome.media?.id }));
  };
  return (file: File, language: string) => void upload(file, language);
}
