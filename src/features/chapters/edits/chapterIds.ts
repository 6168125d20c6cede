import { nanoid } from '@reduxjs/toolkit';
import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';
import { firstIds, temporaryId, type Aliases } from '../../../state/outbox/temporaryId';

const PREFIX = 'new-';
const TEMPORARY_PREFIX = temporaryId(PREFIX);

/** Client id of a new chapter; also identifies its creation across retries. */
export const newChapterId = () => `${PREFIX}${nanoid()}`;

const isNew = (id: string) => id.startsWith(PREFIX);

/** Ends are not compared: a worker may fill in an open end. */
const hasSameTitleAndStart = (a: EditedChapter, b: EditedChapter) =>
  a.title.trim() === b.title.trim() && a.startMs === b.startMs;

/**
 * Stored ids for chapters created here that the outbox or the worker has stored meanwhile, by their current ids. Also
 * matches chapters that equal a stored one in title and start, as after a reload in the middle of a save.
 */
export function storedIds(
  chapters: ChapterList,
  stored: ChapterList,
  aliases: Aliases,
): ReadonlyMap<string, string> {
  const known = new Set(stored.map(({ id }) => id));
  const usedIds = new Set(chapters.map(({ id }) => id));
  const renamed = new Map<string, string>();
  for (const chapter of chapters) {
    const { id } = chapter;
    const temporary = isNew(id) ? temporaryId(id) : id;
    const own = aliases[temporary] ?? (known.has(temporary) ? temporary : undefined);
    const equal = isNew(id)
      ? stored.find((other) => !usedIds.has(other.id) && hasSameTitleAndStart(other, chapter))?.id
      : undefined;
    const to = own ?? equal;
    if (to === undefined || to === id) continue;
    renamed.set(id, to);
    usedIds.add(to);
  }
  return renamed;
}

/** The list with client ids replaced by stored ids. */
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
 * Row key of a chapter, stable while its id changes from a client id to a temporary and then a stored id, so that the
 * row keeps its focus.
 */
export function rowKeys(aliases: Aliases): (id: string) => string {
  const firstId = firstIds(aliases);
  return (id) => {
    const originalId = firstId(id);
    return originalId.startsWith(TEMPORARY_PREFIX)
      ? originalId.slice(temporaryId('').length)
      : originalId;
  };
}
