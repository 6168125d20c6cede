import { type Problem } from '../../../domain/problem';
import { countOf } from '../../../domain/text/count';
import { type Media } from '../../../domain/tours/media';
import { problemOf } from '../../../state/api/problemOf';
import { chaptersEndpoints } from '../../../state/endpoints/chaptersEndpoints';
import { type Edit } from '../../../state/outbox/edit';
import { type ConsoleDispatch, type RootState } from '../../../state/select/rootState';
import { selectChapters } from '../../../state/select/selectSections';

/** Source recording of texts and chapters, and the recording that receives them. */
export interface Copy {
  from: Media;
  to: Media;
}

/** Edits that copy title and transcript; empty when there are none. */
export function textCopies({ from, to }: Copy): Edit[] {
  const { title, transcript_text } = from;
  if (title === null && transcript_text === null) return [];
  const ref = { mediaId: to.id };
  return [{ entity: 'media', action: 'update', ref, fields: { title, transcript_text } }];
}

/** Edits that copy the chapters known on this device; null when they are not loaded. */
const knownChapterCopies = (state: RootState, { from, to }: Copy): Edit[] | null =>
  selectChapters(state, from.id)?.map(({ id: _, media_id: __, ...draft }): Edit => {
    return { entity: 'chapter', action: 'create', ref: { mediaId: to.id }, fields: draft };
  }) ?? null;

/** Fetches a recording's chapters; resolves to null on success, or to the problem when some cannot be read. */
export const readChapters =
  ({ id }: Media) =>
  async (dispatch: ConsoleDispatch): Promise<Problem | null> => {
    const { initiate } = chaptersEndpoints.endpoints.getChapters;
    const options = { forceRefetch: true, subscribe: false };
    const response = await dispatch(initiate({ mediaId: id }, options));
    if (response.error) return problemOf(response.error);
    const unreadable = response.data?.unreadableChapters.length ?? 0;
    if (unreadable === 0) return null;
    return { code: 'invalid_response', message: `${countOf(unreadable, 'chapter')} can’t be read` };
  };

interface CopyTerms {
  /** Fetch of the chapters to copy. */
  reading: Promise<Problem | null>;
  /** True when possibly outdated chapters are better than none. */
  mayBeOutdated: boolean;
}

/** Edits that copy the chapters, created after the fetch; the problem when copying is impossible. */
export const chapterCopies =
  (copy: Copy, { reading, mayBeOutdated }: CopyTerms) =>
  async (
    _dispatch: ConsoleDispatch,
    getState: () => RootState,
  ): Promise<Edit[] | { problem: Problem }> => {
    const problem = await reading;
    const known = knownChapterCopies(getState(), copy);
    if (problem === null) return known ?? [];
    return mayBeOutdated && known !== null ? known : { problem };
  };
