import { inOrder, type ChapterList, type EditedChapter } from './chapterList';

/** True when two versions of a chapter have the same content; order_index follows from the position and is ignored. */
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
 * Three-way merge of chapter lists by id: chapters that were edited here stay as they are in `ours`, all
 * others are as in `theirs`. `base` is the list that was theirs when the editing began.
 */
export function mergeChapterLists(
  ours: ChapterList,
  base: ChapterList,
  theirs: ChapterList,
): ChapterList {
  if (base === theirs) return ours;
  const [baseById, theirsById] = [byId(base), byId(theirs)];
  const oursById = byId(ours);
  const merged = ours.flatMap((chapter) => {
    const before = baseById.get(chapter.id);
    const now = theirsById.get(chapter.id);
    const isEdited = before === undefined || !isSameChapter(before, chapter);
    if (isEdited) return [now === undefined ? chapter : { ...chapter, orderIndex: now.orderIndex }];
    return now === undefined ? [] : [now];
  });
  // A chapter added elsewhere comes in; one that was removed here stays removed.
  const added = theirs.filter(({ id }) => !oursById.has(id) && !baseById.has(id));
  return inOrder([...merged, ...added]);
}
