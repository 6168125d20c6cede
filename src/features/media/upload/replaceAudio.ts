import { type Media } from '../../../domain/tours/media';
import { type Problem } from '../../../domain/problem';
import { announceOutcome } from '../../../state/model/announceOutcome';
import { announced } from '../../../state/model/noticesSlice';
import { saveEdits } from '../../../state/sync/saveEdits';
import { type ConsoleDispatch } from '../../../state/select/rootState';
import { dismissUpload } from '../../../state/uploads/startUpload';
import { uploadFile } from '../../../state/uploads/uploadFile';
import { chapterCopies, readChapters, textCopies } from '../copying/copyEdits';

interface Replacement {
  media: Media;
  file: File;
  tourId: string;
  sectionId: string;
  /** Restarts the replacement after a failed or stopped upload. */
  retry: (uploadId: string) => void;
  /** Failed upload that this one replaces; undefined for a new upload. */
  uploadId?: string;
}

/** Recording that now has the file, or the problem; after a problem nothing has changed. */
type ReplaceResult =
  | { ok: true; media: Media; /** Id of the upload that transferred the file. */ uploadId: string }
  | { ok: false; problem: Problem };

/** The new file is stored as a separate recording of unknown id. */
const UNKNOWN_RECORDING: Problem = {
  code: 'other',
  message:
    'the new file was uploaded, but the worker does not say as which recording. The earlier file is unchanged',
};

const NO_ANNOUNCEMENT = { done: null, failed: null };
const MESSAGES = {
  done: 'Media file updated successfully',
  failed: (problem: Problem) => `Update failed: ${problem.detail ?? problem.message}`,
};

/** True for responses of a worker that does not support replacing a record's file. */
const isUnsupported = ({ status }: Problem) => status === 404 || status === 405 || status === 415;

/**
 * Uploads a new record, copies everything from the old one, then deletes the old one. If a step fails, the new record
 * is deleted again and the old one remains unchanged.
 */
const replaceByUpload =
  ({ media, file, tourId, sectionId, retry }: Replacement) =>
  async (dispatch: ConsoleDispatch): Promise<ReplaceResult> => {
    const { language } = media;
    const upload = { file, tourId, sectionId, language, type: 'audio' } as const;
    const uploaded = await dispatch(uploadFile(upload, NO_ANNOUNCEMENT, retry));
    if (!uploaded.ok) return uploaded;
    if (uploaded.media === null) return { ok: false, problem: UNKNOWN_RECORDING };
    const copy = { from: media, to: uploaded.media };
    const reading = dispatch(readChapters(media));
    const chapters = await dispatch(chapterCopies(copy, { reading, mayBeOutdated: false }));
    const copied =
      'problem' in chapters
        ? ({ ok: false, ...chapters } as const)
        : await dispatch(saveEdits([...textCopies(copy), ...chapters], NO_ANNOUNCEMENT));
    if (!copied.ok) {
      await dispatch(
        saveEdits(
          [{ entity: 'media', action: 'remove', ref: { mediaId: uploaded.media.id } }],
          NO_ANNOUNCEMENT,
        ),
      );
      return { ok: false, problem: copied.problem };
    }
    if ('queued' in copied) {
      const text = 'It has not been copied completely yet. The earlier file stays under Previous.';
      dispatch(announced('warning', text));
      return { ok: true, media: uploaded.media, uploadId: uploaded.uploadId };
    }
    const removed = await dispatch(
      saveEdits(
        [{ entity: 'media', action: 'remove', ref: { mediaId: media.id } }],
        NO_ANNOUNCEMENT,
      ),
    );
    if (!removed.ok && removed.problem.status !== 404) {
      const text = 'The earlier file could not be deleted and is listed under Previous.';
      dispatch(announced('warning', text));
    }
    return { ok: true, media: uploaded.media, uploadId: uploaded.uploadId };
  };

/** Replaces a recording's file on any worker, and announces the outcome once. */
export const replaceAudio =
  (replacement: Replacement) =>
  async (dispatch: ConsoleDispatch): Promise<ReplaceResult> => {
    const { media, file, tourId, sectionId, retry, uploadId } = replacement;
    const { id: mediaId, language } = media;
    const upload = { file, tourId, sectionId, language, type: 'audio', mediaId, uploadId } as const;
    const sent = await dispatch(uploadFile(upload, NO_ANNOUNCEMENT, retry));
    let outcome: ReplaceResult = sent.ok ? { ...sent, media: sent.media ?? media } : sent;
    if (!sent.ok && isUnsupported(sent.problem)) {
      dispatch(dismissUpload(sent.uploadId));
      outcome = await dispatch(replaceByUpload(replacement));
    }
    announceOutcome(dispatch, outcome.ok ? null : outcome.problem, MESSAGES);
    return outcome;
  };
