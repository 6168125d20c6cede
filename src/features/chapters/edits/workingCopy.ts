import { type Chapter } from '../../../domain/chapters/chapter';
import {
  applyCommand,
  isRefusal,
  type ChapterCommand,
} from '../../../domain/chapters/chapterCommand';
import {
  inOrder,
  type ChapterList,
  type EditedChapter,
} from '../../../domain/chapters/chapterList';
import { isSameChapter, mergeChapterLists } from '../../../domain/chapters/mergeChapterLists';
import { toMs } from '../../../domain/chapters/chapterTimes';
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
}

/** Difference between the working copy and its base: new, changed and removed rows. */
export interface UnsavedChanges {
  rows: ReadonlyMap<string, 'new' | 'changed'>;
  removed: readonly string[];
}

export function toEditedChapter(chapter: Chapter): EditedChapter {
  return {
    id: chapter.id,
    title: chapter.title,
    description: chapter.description,
    startMs: toMs(chapter.start_time_seconds),
    endMs: chapter.end_time_seconds === null ? null : toMs(chapter.end_time_seconds),
    orderIndex: chapter.order_index,
  };
}

export function createWorkingCopy(stored: ChapterList): WorkingCopy {
  const base = inOrder(stored);
  return { history: createHistory(base), base };
}

/** Rebases an unsaved draft onto the chapters that are stored now. */
export function rebaseDraft(
  work: ChapterList,
  base: ChapterList,
  stored: ChapterList,
): WorkingCopy {
  const label = 'Earlier changes';
  const history = recordEdit(createHistory(stored), mergeChapterLists(work, base, stored), {
    label,
  });
  return { history, base: stored };
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

/**
 * Unsaved changes without the rows already sent, unless they changed since.
 *
 * `sent` maps the current id of a row to the row as it was sent; null for one that was removed.
 */
export function excludeSent(
  { rows, removed }: UnsavedChanges,
  chapters: ChapterList,
  sent: ReadonlyMap<string, EditedChapter | null>,
): UnsavedChanges {
  const isUnsent = (id: string) => {
    const sentChapter = sent.get(id);
    const currentChapter = chapters.find((chapter) => chapter.id === id);
    return (
      !sentChapter || currentChapter === undefined || !isSameChapter(sentChapter, currentChapter)
    );
  };
  return {
    rows: new Map([...rows].filter(([id]) => isUnsent(id))),
    removed: removed.filter((id) => !sent.has(id)),
  };
}

export const countChanges = ({ rows, removed }: UnsavedChanges): number =>
  rows.size + removed.length;

/** Rebases the working copy and every undo step onto newly stored chapters. */
export function rebaseWorkingCopy(work: WorkingCopy, stored: ChapterList): WorkingCopy {
  const next = inOrder(stored);
  const isSame =
    next.length === work.base.length &&
    next.every((chapter, index) => {
      const baseChapter = work.base[index];
      return baseChapter?.id === chapter.id && isSameChapter(baseChapter, chapter);
    });
  if (isSame) return work;
  return {
    history: mapHistory(work.history, (list) => mergeChapterLists(list, work.base, next)),
    base: next,
  };
}

/** Replaces ids of chapters made here by those that they are stored under. */
export function replaceChapterIds(
  work: WorkingCopy,
  ids: ReadonlyMap<string, string>,
): WorkingCopy {
  if (ids.size === 0) return work;
  return { ...work, history: mapHistory(work.history, (list) => withStoredIds(list, ids)) };
}

interface CommandOptions {
  durationMs: number | null;
  label: string;
  gesture?: string | null;
  /**
   * Chapters that the command is applied to instead of the present ones: a drag starts from its
   * beginning.
   */
  from?: ChapterList;
}

/** Applies a command. Returns the new working copy, or the reason it was refused. */
export function applyToWorkingCopy(
  work: WorkingCopy,
  command: ChapterCommand,
  { durationMs, label, gesture = null, from }: CommandOptions,
): { work: WorkingCopy; refused: string | null } {
  const result = applyCommand(from ?? work.history.present, command, { durationMs });
  if (isRefusal(result)) return { work, refused: result.refused };
  return {
    work: { ...work, history: recordEdit(work.history, result, { label, gesture }) },
    refused: null,
  };
}
