import { nanoid } from '@reduxjs/toolkit';
import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';
import { firstIds, temporaryId, type Aliases } from '../../../state/outbox/temporaryId';

const PREFIX = 'new-';
const TEMPORARY_PREFIX = temporaryId(PREFIX);

/** Id of a chapter made here; its creation is saved under this name, whatever happens between. */
export const newChapterId = () => `${PREFIX}${nanoid()}`;

const isNew = (id: string) => id.startsWith(PREFIX);

/** A worker may fill in an end that was left open. */
const hasSameTitleAndStart = (a: EditedChapter, b: EditedChapter) =>
  a.title.trim() === b.title.trim() && a.startMs === b.startMs;

/**
 * Ids that chapters of a list are stored under by now: of those made here that the outbox or the
 * worker has, and of those that equal a stored one in title and start, as after a reload in the middle
 * of a save.
 */
export function storedIds(
  chapters: ChapterList,
  stored: ChapterList,
  aliases: Aliases,
): ReadonlyMap<string, string> {
  const known = new Set(stored.map(({ id }) => id));
  const taken = new Set(chapters.map(({ id }) => id));
  const renamed = new Map<string, string>();
  for (const chapter of chapters) {
    const { id } = chapter;
    const temporary = isNew(id) ? temporaryId(id) : id;
    const own = aliases[temporary] ?? (known.has(temporary) ? temporary : undefined);
    const equal = isNew(id)
      ? stored.find((other) => !taken.has(other.id) && hasSameTitleAndStart(other, chapter))?.id
      : undefined;
    const to = own ?? equal;
    if (to === undefined || to === id) continue;
    renamed.set(id, to);
    taken.add(to);
  }
  return renamed;
}

/** The list under the ids that its chapters are stored under. */
export function withStoredIds(
  chapters: ChapterList,
  ids: ReadonlyMap<string, string>,
): ChapterList {
  if (ids.size === 0) return chapters;
  return chapters.map((chapter) => {
    const id = ids.get(chapter.id);
    return id === undefined ? chapter : { ...chapter, id };
  });
}

/**
 * Key of a chapter's row that stays while its id changes from a new one to a temporary and a stored
 * one, so that the focus stays in the row.
 */
export function rowKeys(aliases: Aliases): (id: string) => string {
  const firstId = firstIds(aliases);
  return (id) => {
    const made = firstId(id);
    return made.startsWith(TEMPORARY_PREFIX) ? made.slice(temporaryId('').length) : made;
  };
}
