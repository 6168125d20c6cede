import { applyCommand, type ChapterCommand } from '../../../domain/chapters/chapterCommand';
import { isRefusal } from '../../../domain/chapters/refusal';
import {
  inOrder,
  type ChapterList,
  type EditedChapter,
} from '../../../domain/chapters/chapterList';
import {
  fieldsChangedByBoth,
  isSameChapter,
  rebaseChapters,
  type ChapterContent,
} from '../../../domain/chapters/rebaseChapters';
import {
  mapHistory,
  recordEdit,
  createHistory,
  type EditHistory,
} from '../../../domain/chapters/undoHistory';
import { withStoredIds } from './chapterIds';

/**
 * Working copy of a recording's chapters: its undo history and the stored chapters it is based on.
 */
export interface WorkingCopy {
  history: EditHistory<ChapterList>;
  /** Chapters as stored. */
  base: ChapterList;
  /**
   * Stored values at the time of the local change, by chapter, for fields that others have changed since: a save raises
   * them as conflicts.
   */
  seen: ReadonlyMap<string, ChapterContent>;
}

const noneSeen: WorkingCopy['seen'] = new Map();

/** Difference between the working copy and its base: new, changed and removed rows. */
export interface UnsavedChanges {
  rows: ReadonlyMap<string, 'new' | 'changed'>;
  removed: readonly string[];
}

export function createWorkingCopy(stored: ChapterList): WorkingCopy {
  const base = inOrder(stored);
  return { history: createHistory(base), base, seen: noneSeen };
}

/** The working copy reverted to the stored chapters, as an undoable step. */
export const discardChanges = ({ history, base }: WorkingCopy): WorkingCopy => ({
  history: recordEdit(history, base, { label: 'Discard changes' }),
  base,
  seen: noneSeen,
});

/** Stored chapters, with fields changed on both sides as they were when changed locally. */
export const baseAsSeen = ({ base, seen }: WorkingCopy): ChapterList =>
  seen.size === 0 ? base : base.map((chapter) => ({ ...chapter, ...seen.get(chapter.id) }));

/** Rebases an unsaved draft onto the currently stored chapters; `base` is the list that the draft started from. */
export function rebaseDraft(
  chapters: ChapterList,
  base: ChapterList,
  stored: ChapterList,
): WorkingCopy {
  const begun = createWorkingCopy(base);
  const history = recordEdit(begun.history, chapters, { label: 'Earlier changes' });
  return rebaseWorkingCopy({ ...begun, history }, stored);
}

export function unsavedChangesOf({ history, base }: WorkingCopy): UnsavedChanges {
  const baseById = new Map(base.map((chapter) => [chapter.id, chapter]));
  const rows = new Map<string, 'new' | 'changed'>();
  for (const chapter of history.present) {
    const baseChapter = baseById.get(chapter.id);
    if (baseChapter === undefined) rows.set(chapter.id, 'new');
    else if (!isSameChapter(baseChapter, chapter)) rows.set(chapter.id, 'changed');
  }
  const presentIds = new Set(history.present.map(({ id }) => id));
  return { rows, removed: base.filter(({ id }) => !presentIds.has(id)).map(({ id }) => id) };
}

export const countChanges = ({ rows, removed }: UnsavedChanges): number =>
  rows.size + removed.length;

const isSameList = (a: ChapterList, b: ChapterList): boolean =>
  a.length === b.length &&
  a.every((chapter, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      other.id === chapter.id &&
      other.orderIndex === chapter.orderIndex &&
      isSameChapter(other, chapter)
    );
  });

/**
 * Rebases the working copy and every undo step onto newly stored chapters, and keeps the seen values of fields changed
 * on both sides.
 */
export function rebaseWorkingCopy(work: WorkingCopy, stored: ChapterList): WorkingCopy {
  const next = inOrder(stored);
  if (isSameList(next, work.base)) return work;
  return {
    history: mapHistory(work.history, (list) => rebaseChapters(list, work.base, next)),
    base: next,
    seen: fieldsChangedByBoth(work.history.present, baseAsSeen(work), next),
  };
}

/** Marks a row as stored in the state in which it was sent; null marks it as removed. */
export function markStored(
  work: WorkingCopy,
  id: string,
  chapter: EditedChapter | null,
): WorkingCopy {
  const others = work.base.filter((other) => other.id !== id);
  const seen = new Map(work.seen);
  seen.delete(id);
  const base = chapter === null ? others : inOrder([...others, { ...chapter, id }]);
  return { ...work, base, seen };
}

/** Replaces client ids of new chapters by their stored ids. */
export function replaceChapterIds(
  work: WorkingCopy,
  ids: ReadonlyMap<string, string>,
): WorkingCopy {
  if (ids.size === 0) return work;
  return {
    history: mapHistory(work.history, (list) => withStoredIds(list, ids)),
    base: withStoredIds(work.base, ids),
    seen: new Map([...work.seen].map(([id, values]) => [ids.get(id) ?? id, values])),
  };
}

/** Seen values without fields whose current stored value the list already contains. */
function stillUnseen({ history, base, seen }: WorkingCopy): WorkingCopy['seen'] {
  return seen.size === 0
    ? seen
    : fieldsChangedByBoth(history.present, baseAsSeen({ history, base, seen }), base);
}

interface CommandOptions {
  durationMs: number | null;
  label: string;
  gesture?: string | null;
  /** Chapters that the command applies to instead of the present ones; a drag passes its initial chapters. */
  from?: ChapterList;
}

/** Applies a command. Returns the new working copy, or the reason for a refusal. */
export function applyToWorkingCopy(
  work: WorkingCopy,
  command: ChapterCommand,
  { durationMs, label, gesture = null, from }: CommandOptions,
): { work: WorkingCopy; refused: string | null } {
  const result = applyCommand(from ?? work.history.present, command, { durationMs });
  if (isRefusal(result)) return { work, refused: result.refused };
  const history = recordEdit(work.history, result, { label, gesture });
  return { work: { ...work, history, seen: stillUnseen(work) }, refused: null };
}
