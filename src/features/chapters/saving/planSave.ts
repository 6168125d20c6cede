import { type ChapterDraft } from '../../../domain/chapters/chapterRules';
import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';
import { isSameChapter } from '../../../domain/chapters/rebaseChapters';
import { overlaps, toSeconds, type ChapterSpan } from '../../../domain/chapters/chapterTimes';
import { type Edit } from '../../../state/outbox/edit';

/** One request for one row. */
export interface SaveStep {
  rowId: string;
  edit: Edit;
  /** True for a temporary position that lets other rows pass; the row's final step follows. */
  isTemporary: boolean;
}

export function toChapterDraft(chapter: EditedChapter, rank: number): ChapterDraft {
  const { title, description, startMs, endMs } = chapter;
  return {
    title: title.trim(),
    description: description.trim(),
    order_index: rank,
    start_time_seconds: toSeconds(startMs),
    end_time_seconds: endMs === null ? null : toSeconds(endMs),
  };
}

interface PendingRow {
  chapter: EditedChapter;
  rank: number;
  isNew: boolean;
}

/** Smallest start that overlaps no current or planned chapter. The end is left open, which occupies the least time. */
function findFreeStart(own: ChapterSpan, occupied: readonly ChapterSpan[]): number {
  const candidates = [
    0,
    own.startMs,
    own.startMs + 1,
    ...occupied.flatMap(({ startMs, endMs }) => [startMs + 1, endMs ?? 0]),
  ];
  const isFree = (startMs: number) =>
    occupied.every((span) => !overlaps(span, { startMs, endMs: null }));
  return Math.min(...candidates.filter(isFree));
}

function toSaveStep(
  mediaId: string,
  { chapter, rank, isNew }: PendingRow,
  isTemporary = false,
): SaveStep {
  const draft = toChapterDraft(chapter, rank);
  const edit: Edit = isNew
    ? { entity: 'chapter', action: 'create', ref: { mediaId }, fields: draft }
    : {
        entity: 'chapter',
        action: 'update',
        ref: { mediaId, chapterId: chapter.id },
        fields: draft,
      };
  return { rowId: chapter.id, edit, isTemporary };
}

function findPendingRows(
  base: ChapterList,
  present: ChapterList,
  excludedIds: ReadonlySet<string>,
) {
  const baseById = new Map(base.map((chapter) => [chapter.id, chapter]));
  return present.flatMap((chapter, rank): PendingRow[] => {
    const baseChapter = baseById.get(chapter.id);
    const isSame =
      baseChapter !== undefined &&
      isSameChapter(baseChapter, chapter) &&
      baseChapter.orderIndex === rank;
    if (excludedIds.has(chapter.id) || isSame) return [];
    return [{ chapter, rank, isNew: baseChapter === undefined }];
  });
}

/**
 * Requests that turn the stored chapters into the present ones: changed rows only, ordered so that no request runs into
 * an overlap that a later one would resolve. Rows in `excludedIds` stay as stored.
 */
export function planSave(
  mediaId: string,
  base: ChapterList,
  present: ChapterList,
  excludedIds: ReadonlySet<string> = new Set(),
): SaveStep[] {
  const presentIds = new Set(present.map(({ id }) => id));
  const removed = base.filter(({ id }) => !presentIds.has(id)).map(({ id }) => id);
  const steps = removed.map((id): SaveStep => {
    return {
      rowId: id,
      edit: { entity: 'chapter', action: 'remove', ref: { mediaId, chapterId: id } },
      isTemporary: false,
    };
  });
  /** The worker's chapters after the steps so far. */
  const workerChapters = new Map(base.map((chapter) => [chapter.id, chapter]));
  removed.forEach((id) => workerChapters.delete(id));
  const otherChapters = (id: string) =>
    [...workerChapters.values()].filter((other) => other.id !== id);
  const isFree = ({ chapter }: PendingRow) =>
    otherChapters(chapter.id).every((other) => !overlaps(other, chapter));

  let pending = findPendingRows(base, present, excludedIds);
  const displacedIds = new Set<string>();
  while (pending.length > 0) {
    const next = pending.find(isFree);
    if (next !== undefined) {
      pending = pending.filter((other) => other !== next);
      workerChapters.set(next.chapter.id, next.chapter);
      steps.push(toSaveStep(mediaId, next));
      continue;
    }
    // All pending rows block each other: open one end, or else move one start to a free position.
    const blocked = pending.flatMap((row) => {
      const current = workerChapters.get(row.chapter.id);
      return current === undefined ? [] : [{ row, current }];
    });
    const withEnd = blocked.find(({ current }) => current.endMs !== null);
    const displaced = withEnd ?? blocked.find(({ current }) => !displacedIds.has(current.id));
    if (displaced === undefined) {
      // The blocking rows are not pending themselves: the worker refuses each row with its reason.
      return [...steps, ...pending.map((row) => toSaveStep(mediaId, row))];
    }
    const { row, current } = displaced;
    const others = pending.filter((other) => other !== row).map(({ chapter }) => chapter);
    const occupied = [...otherChapters(current.id), ...others];
    const startMs = withEnd === undefined ? findFreeStart(row.chapter, occupied) : current.startMs;
    if (withEnd === undefined) displacedIds.add(current.id);
    const moved = { ...current, startMs, endMs: null };
    workerChapters.set(current.id, moved);
    steps.push(toSaveStep(mediaId, { ...row, chapter: moved }, true));
  }
  return steps;
}
