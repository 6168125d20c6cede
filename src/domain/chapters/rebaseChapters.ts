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

const fieldNames = ['title', 'description', 'startMs', 'endMs'] as const;

/** Some of a chapter's fields. */
export type ChapterContent = Partial<Pick<EditedChapter, (typeof fieldNames)[number]>>;

const fieldsWhere = (
  chapter: EditedChapter,
  isWanted: (name: (typeof fieldNames)[number]) => boolean,
): ChapterContent =>
  Object.fromEntries(fieldNames.filter(isWanted).map((name) => [name, chapter[name]]));

const byId = (chapters: ChapterList) => new Map(chapters.map((chapter) => [chapter.id, chapter]));

/**
 * Three-way merge of chapter lists by id and field: local changes keep the value in `ours`, everything else takes
 * `theirs`. `base` is the version of `theirs` from when editing began.
 */
export function rebaseChapters(
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
    if (now === undefined) return isEdited ? [chapter] : [];
    const own = fieldsWhere(chapter, (name) => before?.[name] !== chapter[name]);
    return [isEdited ? { ...now, ...own } : now];
  });
  // A chapter added elsewhere is added; one that was removed here stays removed.
  const added = theirs.filter(({ id }) => !oursById.has(id) && !baseById.has(id));
  return inOrder([...merged, ...added]);
}

/** Base values, by chapter, of the fields that `ours` and `theirs` changed to different values. */
export function fieldsChangedByBoth(
  ours: ChapterList,
  base: ChapterList,
  theirs: ChapterList,
): ReadonlyMap<string, ChapterContent> {
  const [baseById, theirsById] = [byId(base), byId(theirs)];
  const changed = new Map<string, ChapterContent>();
  for (const chapter of ours) {
    const before = baseById.get(chapter.id);
    const now = theirsById.get(chapter.id);
    if (before === undefined || now === undefined) continue;
    const values = fieldsWhere(
      before,
      (name) => new Set([before[name], chapter[name], now[name]]).size === 3,
    );
    if (Object.keys(values).length > 0) changed.set(chapter.id, values);
  }
  return changed;
}
