import { fetchRecording } from '../../../audio/decode/fetchRecording';
import { recordingCache } from '../../../audio/recording/sharedRecordingCache';
import { limits } from '../../../domain/limits';
import { type Media } from '../../../domain/tours/media';
import { announced } from '../../../state/model/noticesSlice';
import { selectIsOffline } from '../../../state/reachability/reachabilitySlice';
import { type ConsoleDispatch, type RootState } from '../../../state/select/rootState';
import { uploadFile } from '../../../state/uploads/uploadFile';
import { readChapters } from '../copying/copyEdits';
import { copyRecording } from '../copying/copyRecording';
import { tellUploaded } from '../upload/useArrival';

const UNREACHABLE = 'The file could not be fetched. Check the connection and try again.';
const NOT_GIVEN = 'The file could not be fetched: the server does not give it.';
const UNREADABLE =
  'The server does not let the console read this file. Download it and use “Upload audio”.';
const NOT_TOLD =
  'The file was uploaded again, but the server does not say as which recording: chapters could not be copied.';
const DONE = 'The app plays this recording now. The one that it played before is under Previous.';

/** Name of the file, else the last part of its address. */
function fileNameOf({ filename, public_url: url }: Media): string {
  return filename ?? (new URL(url).pathname.split('/').at(-1) || 'audio');
}

/** Reason why the file of a recording could not be fetched. */
function fetchFailure(failure: unknown, state: RootState): string {
  // Browsers tell a refused origin and a lost network by the same error.
  if (!(failure instanceof TypeError)) return NOT_GIVEN;
  return selectIsOffline(state) || !navigator.onLine ? UNREACHABLE : UNREADABLE;
}

/** The file of a recording under its own name; null where it cannot be had, which it says. */
const fetchFile =
  (media: Media) =>
  async (dispatch: ConsoleDispatch, getState: () => RootState): Promise<File | null> => {
    try {
      const fetched = await fetchRecording(media.public_url, {
        maxBytes: limits.audioBytes,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      if (fetched.kind === 'file') {
        return new File([fetched.file], fileNameOf(media), { type: fetched.file.type });
      }
      dispatch(announced('error', 'Audio file is too large. Maximum size is 100MB.'));
    } catch (failure) {
      dispatch(announced('error', fetchFailure(failure, getState())));
    }
    return null;
  };

interface UploadAgain {
  media: Media;
  tourId: string;
  sectionId: string;
}

/**
 * Uploads the file of an older recording again, as the newest of its language, with its texts and chapters. Nothing is
 * deleted. `again` has the file and the id of an upload that failed or was stopped, in whose place it is.
 */
export const uploadAgain =
  ({ media, tourId, sectionId }: UploadAgain, again?: { file: File; uploadId: string }) =>
  async (dispatch: ConsoleDispatch): Promise<void> => {
    const file = again?.file ?? (await dispatch(fetchFile(media)));
    if (file === null) return;
    const { language } = media;
    const uploadId = again?.uploadId;
    const request = { file, tourId, sectionId, language, type: 'audio', uploadId } as const;
    const messages = { done: null, failed: 'Failed to upload audio file' };
    const retry = (id: string) =>
      void dispatch(uploadAgain({ media, tourId, sectionId }, { file, uploadId: id }));
    const reading = dispatch(readChapters(media));
    const outcome = await dispatch(uploadFile(request, messages, retry));
    if (!outcome.ok) return;
    if (outcome.media === null) {
      dispatch(announced('warning', NOT_TOLD));
      return;
    }
    const to = outcome.media;
    recordingCache.keepUploaded(to.id, file);
    const copying = dispatch(copyRecording({ from: media, to }, { reading, hasTexts: true }));
    tellUploaded(sectionId, { media: to, replacedId: media.id, isOneOfSeveral: false });
    dispatch(announced('success', DONE));
    await copying;
  };
