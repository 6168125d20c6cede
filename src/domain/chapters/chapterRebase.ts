import { inOrder, type ChapterList, type EditedChapter } from './chapterList';

/** Whether two states of a chapter say the same; its rank follows from its place and is left out. */
export function isSameChapter(a: EditedChapter, b: EditedChapter): boolean {
  return (
    a.title === b.title &&
    a.description === b.description &&
    a.startMs === b.startMs &&
    a.endMs === b.endMs
  );
}

const byId = (chapters: ChapterList) => new Map(chapters.map((chapter) => [chapter.id, chapter]));

/**
 * The work on chapters carried over to what is stored by now: what a person here touched stays as they
 * left it, all else is as it is stored. `base` is what was stored when the work began.
 */
export function rebaseChapters(
  work: ChapterList,
  base: ChapterList,
  stored: ChapterList,
): ChapterList {
  if (base === stored) return work;
  const [baseById, storedById] = [byId(base), byId(stored)];
  const workById = byId(work);
  const kept = work.flatMap((chapter) => {
    const before = baseById.get(chapter.id);
    const now = storedById.get(chapter.id);
    const isTouched = before === undefined || !isSameChapter(before, chapter);
    if (isTouched)
      return [now === undefined ? chapter : { ...chapter, orderIndex: now.orderIndex }];
    return now === undefined ? [] : [now];
  });
  // One that is new to us comes in; one that was removed here stays removed.
  const added = stored.filter(({ id }) => !workById.has(id) && !baseById.has(id));
  return inOrder([...kept, ...added]);
}
