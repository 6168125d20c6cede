import { type Media } from '../../domain/tours/media';
import { type Problem } from '../../domain/problem';
import { announceOutcome } from '../../state/model/announceOutcome';
import { chaptersEndpoints } from '../../state/endpoints/chaptersEndpoints';
import { announced } from '../../state/model/noticesSlice';
import { problemOf } from '../../state/api/problemOf';
import { type Edit } from '../../state/outbox/edit';
import { saveEdits } from '../../state/sync/saveEdits';
import { selectChapters } from '../../state/select/selectSections';
import { type ConsoleDispatch, type RootState } from '../../state/select/rootState';
import { uploadFile } from '../../state/sync/uploadFile';
import { uploadCleared } from '../../state/model/uploadsSlice';

interface Replacement {
  media: Media;
  file: File;
  tourId: string;
  sectionId: string;
}

/** The recording that has the file now, or what went wrong: then nothing is different from before. */
type Replaced = { ok: true; media: Media } | { ok: false; problem: Problem };

const SILENT = { done: null, failed: null };
const WORDS = {
  done: 'Media file updated successfully',
  failed: (problem: Problem) => `Update failed: ${problem.detail ?? problem.message}`,
};

/** Answers of a worker that cannot put another file behind a record. */
const isUnsupported = ({ status }: Problem) => status === 404 || status === 405 || status === 415;

/** What makes the other recording carry all that this one does. */
const readCopies =
  (from: Media, to: Media) =>
  async (
    dispatch: ConsoleDispatch,
    getState: () => RootState,
  ): Promise<Edit[] | { problem: Problem }> => {
    const { initiate } = chaptersEndpoints.endpoints.getChapters;
    const options = { forceRefetch: true, subscribe: false };
    const read = await dispatch(initiate({ mediaId: from.id }, options));
    if (read.error) return { problem: problemOf(read.error) };
    const { title, transcript_text } = from;
    const words: Edit[] =
      title === null && transcript_text === null
        ? []
        : [
            {
              entity: 'media',
              action: 'update',
              ref: { mediaId: to.id },
              fields: { title, transcript_text },
            },
          ];
    const chapters = selectChapters(getState(), from.id) ?? [];
    const copies = chapters.map(({ id: _, media_id: __, ...draft }): Edit => {
      return { entity: 'chapter', action: 'create', ref: { mediaId: to.id }, fields: draft };
    });
    return [...words, ...copies];
  };

/**
 * A new record with the file and all that the old one carried; the old one goes last. When a step
 * fails the new record is taken away again, and the old one is as it was.
 */
const replaceByUpload =
  ({ media, file, tourId, sectionId }: Replacement) =>
  async (dispatch: ConsoleDispatch): Promise<Replaced> => {
    const { language } = media;
    const upload = { file, tourId, sectionId, language, type: 'audio' } as const;
    const uploaded = await dispatch(uploadFile(upload, SILENT));
    if (!uploaded.ok) return uploaded;
    const copies = await dispatch(readCopies(media, uploaded.media));
    const copied =
      'problem' in copies
        ? ({ ok: false, ...copies } as const)
        : await dispatch(saveEdits(copies, SILENT));
    if (!copied.ok) {
      await dispatch(
        saveEdits(
          [{ entity: 'media', action: 'remove', ref: { mediaId: uploaded.media.id } }],
          SILENT,
        ),
      );
      return { ok: false, problem: copied.problem };
    }
    if ('queued' in copied) {
      const text = 'Not all of it is copied yet. The file before it stays under Previous.';
      dispatch(announced('warning', text));
      return { ok: true, media: uploaded.media };
    }
    const removed = await dispatch(
      saveEdits([{ entity: 'media', action: 'remove', ref: { mediaId: media.id } }], SILENT),
    );
    if (!removed.ok && removed.problem.status !== 404) {
      const text = 'The file before it could not be deleted and is listed under Previous.';
      dispatch(announced('warning', text));
    }
    return { ok: true, media: uploaded.media };
  };

/** Puts another file in the place of a recording's, on any worker, and says the outcome once. */
export const replaceAudio =
  (replacement: Replacement) =>
  async (dispatch: ConsoleDispatch): Promise<Replaced> => {
    const { media, file, tourId, sectionId } = replacement;
    const { id: mediaId, language } = media;
    const upload = { file, tourId, sectionId, language, type: 'audio', mediaId } as const;
    let outcome: Replaced & { uploadId?: string } = await dispatch(uploadFile(upload, SILENT));
    if (!outcome.ok && isUnsupported(outcome.problem)) {
      if (outcome.uploadId !== undefined) dispatch(uploadCleared(outcome.uploadId));
      outcome = await dispatch(replaceByUpload(replacement));
    }
    announceOutcome(dispatch, outcome.ok ? null : outcome.problem, WORDS);
    return outcome;
  };
