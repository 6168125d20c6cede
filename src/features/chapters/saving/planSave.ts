import { type ChapterDraft } from '../../../domain/chapters/chapter';
import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';
import { isSameChapter } from '../../../domain/chapters/chapterRebase';
import { overlaps, toSeconds, type ChapterSpan } from '../../../domain/chapters/chapterTimes';
import { type Edit } from '../../../state/outbox/edit';

/** One call, for one row. */
export interface SaveStep {
  rowId: string;
  edit: Edit;
  /** A place in between, so that others can pass: the row itself follows. */
  isDetour: boolean;
}

export function draftOf(chapter: EditedChapter, rank: number): ChapterDraft {
  const { title, description, startMs, endMs } = chapter;
  return {
    ...{ title: title.trim(), description: description.trim(), order_index: rank },
    start_time_seconds: toSeconds(startMs),
    end_time_seconds: endMs === null ? null : toSeconds(endMs),
  };
}

interface Waiting {
  chapter: EditedChapter;
  rank: number;
  isNew: boolean;
}

/** A start that nobody has or is to have: an open-ended chapter takes no more than that. */
function freeStart(own: ChapterSpan, taken: readonly ChapterSpan[]): number {
  const places = [
    0,
    own.startMs,
    own.startMs + 1,
    ...taken.flatMap(({ startMs, endMs }) => [startMs + 1, endMs ?? 0]),
  ];
  const isFree = (startMs: number) =>
    taken.every((span) => !overlaps(span, { startMs, endMs: null }));
  return Math.min(...places.filter(isFree));
}

function stepOf(mediaId: string, { chapter, rank, isNew }: Waiting, isDetour = false): SaveStep {
  const draft = draftOf(chapter, rank);
  const edit: Edit = isNew
    ? { kind: 'chapter created', mediaId, draft }
    : { kind: 'chapter changed', mediaId, chapterId: chapter.id, draft };
  return { rowId: chapter.id, edit, isDetour };
}

function rowsToSend(base: ChapterList, present: ChapterList, heldBack: ReadonlySet<string>) {
  const known = new Map(base.map((chapter) => [chapter.id, chapter]));
  return present.flatMap((chapter, rank): Waiting[] => {
    const before = known.get(chapter.id);
    const isSame =
      before !== undefined && isSameChapter(before, chapter) && before.orderIndex === rank;
    if (heldBack.has(chapter.id) || isSame) return [];
    return [{ chapter, rank, isNew: before === undefined }];
  });
}

/**
 * The calls that turn what is stored into what was worked out: rows that changed and no others, in an
 * order in which no call meets an overlap that only a later one would resolve. Rows named in `heldBack`
 * stay as they are stored.
 */
export function planSave(
  mediaId: string,
  base: ChapterList,
  present: ChapterList,
  heldBack: ReadonlySet<string> = new Set(),
): SaveStep[] {
  const left = new Set(present.map(({ id }) => id));
  const removed = base.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const steps = removed.map((id): SaveStep => {
    return { rowId: id, edit: { kind: 'chapter removed', chapterId: id }, isDetour: false };
  });
  /** As the worker has them, after the steps so far. */
  const placed = new Map(base.map((chapter) => [chapter.id, chapter]));
  removed.forEach((id) => placed.delete(id));
  const rivalsOf = (id: string) => [...placed.values()].filter((other) => other.id !== id);
  const isFree = ({ chapter }: Waiting) =>
    rivalsOf(chapter.id).every((other) => !overlaps(other, chapter));

  let waiting = rowsToSend(base, present, heldBack);
  const stoodAside = new Set<string>();
  while (waiting.length > 0) {
    const next = waiting.find(isFree);
    if (next !== undefined) {
      waiting = waiting.filter((other) => other !== next);
      placed.set(next.chapter.id, next.chapter);
      steps.push(stepOf(mediaId, next));
      continue;
    }
    // All that are left stand in each other's way: one end is opened, else one start stands aside.
    const inWay = waiting.flatMap((row) => {
      const now = placed.get(row.chapter.id);
      return now === undefined ? [] : [{ row, now }];
    });
    const ended = inWay.find(({ now }) => now.endMs !== null);
    const aside = ended ?? inWay.find(({ now }) => !stoodAside.has(now.id));
    if (aside === undefined) {
      // What is in the way is not ours to move: the worker says so, row by row.
      return [...steps, ...waiting.map((row) => stepOf(mediaId, row))];
    }
    const { row, now } = aside;
    const others = waiting.filter((other) => other !== row).map(({ chapter }) => chapter);
    const taken = [...rivalsOf(now.id), ...others];
    const startMs = ended === undefined ? freeStart(row.chapter, taken) : now.startMs;
    if (ended === undefined) stoodAside.add(now.id);
    const moved = { ...now, startMs, endMs: null };
    placed.set(now.id, moved);
    steps.push(stepOf(mediaId, { ...row, chapter: moved }, true));
  }
  return steps;
}
