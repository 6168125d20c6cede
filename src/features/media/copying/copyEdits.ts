import { type Problem } from '../../../domain/problem';
import { type Media } from '../../../domain/tours/media';
import { problemOf } from '../../../state/api/problemOf';
import { chaptersEndpoints } from '../../../state/endpoints/chaptersEndpoints';
import { type Edit } from '../../../state/outbox/edit';
import { type ConsoleDispatch, type RootState } from '../../../state/select/rootState';
import { selectChapters } from '../../../state/select/selectSections';

/** Recording whose texts and chapters are copied, and the one that gets them. */
export interface Copy {
  from: Media;
  to: Media;
}

/** Edits that copy title and transcript; none where there are none. */
export function textCopies({ from, to }: Copy): Edit[] {
  const { title, transcript_text } = from;
  if (title === null && transcript_text === null) return [];
  const ref = { mediaId: to.id };
  return [{ entity: 'media', action: 'update', ref, fields: { title, transcript_text } }];
}

/** Edits that copy the chapters as they are known here. */
const knownChapterCopies = (state: RootState, { from, to }: Copy): Edit[] | null =>
  selectChapters(state, from.id)?.map(({ id: _, media_id: __, ...draft }): Edit => {
    return { entity: 'chapter', action: 'create', ref: { mediaId: to.id }, fields: draft };
  }) ?? null;

interface CopyTerms {
  /** True where chapters that may be out of date are better than none. */
  mayBeOutdated: boolean;
}

/** Edits that copy the chapters as the worker has them; the problem where it does not tell them. */
export const chapterCopies =
  (copy: Copy, { mayBeOutdated }: CopyTerms) =>
  async (
    dispatch: ConsoleDispatch,
    getState: () => RootState,
  ): Promise<Edit[] | { problem: Problem }> => {
    const { initiate } = chaptersEndpoints.endpoints.getChapters;
    const options = { forceRefetch: true, subscribe: false };
    const response = await dispatch(initiate({ mediaId: copy.from.id }, options));
    const known = knownChapterCopies(getState(), copy);
    if (!response.error) return known ?? [];
    return mayBeOutdated && known !== null ? known : { problem: problemOf(response.error) };
  };
