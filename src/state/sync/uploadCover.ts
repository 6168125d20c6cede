import { type Problem } from '../../domain/problem';
import { type Edit } from '../outbox/edit';
import { saveEdits } from './saveEdits';
import { type ConsoleDispatch, type RootState } from '../select/rootState';
import { startUpload } from '../uploads/startUpload';

/** Owner of the cover: a section, or without one a tour in that language. */
export interface CoverOwner {
  tourId: string;
  sectionId: string | null;
  language: string;
}

export interface CoverRecord {
  /** Refetches the record. */
  reread: (dispatch: ConsoleDispatch) => Promise<unknown>;
  /** Cover that the record shows; null without one. */
  shown: (state: RootState) => string | null;
  /** Edits that write the URL, tried in turn until the record shows the cover. */
  edits: (url: string) => Edit[];
}

/** Message for a cover saved alone; with texts, their message covers both. */
export const IMAGE_UPLOADED = 'Image uploaded successfully';

/** The worker did not return the URL of the stored picture. */
const UNKNOWN_URL: Problem = {
  code: 'other',
  message: 'The picture was uploaded, but the worker does not say where it is.',
};

const SILENT = { done: null, failed: null };

/**
 * Uploads a picture as a cover. If the refetched record does not show it, writes its URL into the record. Resolves with
 * null on success; shows no notice.
 */
export const uploadCover =
  (owner: CoverOwner, file: File, { reread, shown, edits }: CoverRecord) =>
  async (dispatch: ConsoleDispatch, getState: () => RootState): Promise<Problem | null> => {
    const before = shown(getState());
    const uploaded = await dispatch(startUpload({ ...owner, file, type: 'image' }, SILENT));
    if (!uploaded.ok) return uploaded.problem;
    await reread(dispatch);
    const url = uploaded.media?.public_url ?? '';
    for (const edit of edits(url)) {
      const now = shown(getState());
      // A worker may serve the file under another URL.
      const isShown = now === url || (now !== null && now !== before);
      if (isShown) return null;
      if (url === '') return UNKNOWN_URL;
      const saved = await dispatch(saveEdits([edit], SILENT));
      if (!saved.ok) return saved.problem;
    }
    return null;
  };

/** Progress of a cover's upload, 0 to 100; undefined when none is running. */
export function selectCoverPercent(state: RootState, owner: CoverOwner): number | undefined {
  return Object.values(state.uploads).find(
    (upload) =>
      upload.type === 'image' &&
      upload.status === 'uploading' &&
      upload.tourId === owner.tourId &&
      upload.sectionId === owner.sectionId &&
      upload.language === owner.language,
  )?.percent;
}
