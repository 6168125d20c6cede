import { fetchRecording } from '../../../audio/decode/fetchRecording';
import { recordingCache } from '../../../audio/recording/sharedRecordingCache';
import { limits } from '../../../domain/limits';
import { type Media } from '../../../domain/tours/media';
import { announced, announcedWithUndo } from '../../../state/model/noticesSlice';
import { selectIsOffline } from '../../../state/reachability/reachabilitySlice';
import { type ConsoleDispatch, type RootState } from '../../../state/select/rootState';
import { selectSection } from '../../../state/select/selectSections';
import { selectPerson } from '../../../state/session/sessionSlice';
import { drafts } from '../../../state/storage/draftStore';
import { saveEdits } from '../../../state/sync/saveEdits';
import { uploadFile } from '../../../state/uploads/uploadFile';
import { readChapters } from '../copying/copyEdits';
import { copyRecording } from '../copying/copyRecording';
import { notifyUploaded } from '../upload/useArrival';

const UNREACHABLE = 'The file could not be fetched. Check the connection and try again.';
const NOT_GIVEN = 'The file could not be fetched: the server does not provide it.';
const UNREADABLE =
  'The server does not let the console read this file. Download it and use “Upload audio”.';
const UNKNOWN_RECORDING =
  'The file was uploaded again, but the server does not say as which recording: chapters could not be copied.';
const UNSAVED = 'The earlier copy has unsaved changes and stays under Previous.';
const NOT_CONFIRMED =
  'The earlier copy stays under Previous, since the new one is not known to be complete yet.';
const NOT_DELETED = 'The earlier copy could not be deleted and is listed under Previous.';
const DONE = 'The app plays this recording now. The one that it played before is under Previous.';

/** Original file name, or else the last part of the URL. */
function fileNameOf({ filename, public_url: url }: Media): string {
  return filename ?? (new URL(url).pathname.split('/').at(-1) || 'audio');
}

/** Reason why a recording's file could not be fetched. */
function fetchFailure(failure: unknown, state: RootState): string {
  // Browsers report a CORS refusal and a lost network by the same error.
  if (!(failure instanceof TypeError)) return NOT_GIVEN;
  return selectIsOffline(state) || !navigator.onLine ? UNREACHABLE : UNREADABLE;
}

/** Fetches a recording's file under its own name; null on failure, which is announced. */
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
  /** Recording that the app plays until now. */
  current: Media;
  /** Id of the open recording, which the new one replaces on screen. */
  openId: string;
  tourId: string;
  sectionId: string;
  /** True for a recording with unsaved chapter changes. */
  hasUnsavedChapters: (mediaId: string) => boolean;
}

/** Ids of recordings whose files are being uploaded again. */
const underWay = new Set<string>();

/** The current version of a recording, unsent edits included; the given version when it no longer exists. */
function asItIs(state: RootState, media: Media, sectionId: string): Media {
  const all = selectSection(state, sectionId, media.language)?.media ?? [];
  return all.find(({ id }) => id === media.id) ?? media;
}

/**
 * Deletes the earlier copy of a recording after the worker has stored the new one completely; keeps it while its texts
 * or chapters have unsaved changes.
 */
const removeCopied =
  ({ media, hasUnsavedChapters }: UploadAgain) =>
  async (dispatch: ConsoleDispatch, getState: () => RootState): Promise<void> => {
    const personId = selectPerson(getState())?.id ?? '';
    drafts.flush();
    const hasTexts = drafts.list(personId, `media/${media.id}`).length > 0;
    if (hasTexts || hasUnsavedChapters(media.id)) {
      dispatch(announced('info', UNSAVED));
      return;
    }
    const edit = { entity: 'media', action: 'remove', ref: { mediaId: media.id } } as const;
    const removed = await dispatch(saveEdits([edit], { done: null, failed: null }));
    if (!removed.ok && removed.problem.status !== 404) dispatch(announced('warning', NOT_DELETED));
  };

/** A failed or stopped upload that the new one replaces. */
interface EarlierUpload {
  file: File;
  uploadId: string;
}

const upload =
  (asked: UploadAgain, earlier?: EarlierUpload) =>
  async (dispatch: ConsoleDispatch, getState: () => RootState): Promise<void> => {
    const { media, current, tourId, sectionId } = asked;
    const file = earlier?.file ?? (await dispatch(fetchFile(media)));
    if (file === null) return;
    const { language } = media;
    const uploadId = earlier?.uploadId;
    const request = { file, tourId, sectionId, language, type: 'audio', uploadId } as const;
    const messages = { done: null, failed: 'Failed to upload audio file' };
    const retry = (id: string) => void dispatch(uploadAgain(asked, { file, uploadId: id }));
    const outcome = await dispatch(uploadFile(request, messages, retry));
    if (!outcome.ok) return;
    if (outcome.media === null) {
      dispatch(announced('warning', UNKNOWN_RECORDING));
      return;
    }
    const to = outcome.media;
    recordingCache.keepUploaded(to.id, file);
    const copy = { from: asItIs(getState(), media, sectionId), to };
    // The chapters may have changed during the upload.
    const reading = dispatch(readChapters(media));
    const copying = dispatch(copyRecording(copy, { reading, hasTexts: true }));
    notifyUploaded(sectionId, { media: to, replacedId: asked.openId, isOneOfSeveral: false });
    const copied = await copying;
    if (copied?.isConfirmed === true) await dispatch(removeCopied(asked));
    else if (copied !== null) dispatch(announced('info', NOT_CONFIRMED));
    const undo = () =>
      void dispatch(uploadAgain({ ...asked, media: current, current: to, openId: to.id }));
    dispatch(announcedWithUndo(DONE, undo));
  };

/**
 * Uploads an older recording's file again as the newest of its language, with its texts and chapters, and deletes the
 * older copy once the worker has stored all of it. Undo does the same for the previously played recording.
 */
export const uploadAgain =
  (asked: UploadAgain, earlier?: EarlierUpload) =>
  async (dispatch: ConsoleDispatch): Promise<void> => {
    const { id } = asked.media;
    if (underWay.has(id)) return;
    underWay.add(id);
    try {
      await dispatch(upload(asked, earlier));
    } finally {
      underWay.delete(id);
    }
  };
