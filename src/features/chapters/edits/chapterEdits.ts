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
import { isSameChapter, rebaseChapters } from '../../../domain/chapters/chapterRebase';
import { toMs } from '../../../domain/chapters/chapterTimes';
import {
  mapHistory,
  recordEdit,
  startHistory,
  type EditHistory,
} from '../../../domain/chapters/undoHistory';

/** The chapters of one recording as they are worked on, beside how they are stored. */
export interface ChapterWork {
  history: EditHistory<ChapterList>;
  /** As they are stored. */
  base: ChapterList;
}

/** What is to be saved: rows that are new or not as they are stored, and rows that are gone. */
export interface WorkChanges {
  rows: ReadonlyMap<string, 'new' | 'changed'>;
  removed: readonly string[];
}

export function editedOf(chapter: Chapter): EditedChapter {
  return {
    id: chapter.id,
    title: chapter.title,
    description: chapter.description,
    startMs: toMs(chapter.start_time_seconds),
    endMs: chapter.end_time_seconds === null ? null : toMs(chapter.end_time_seconds),
    orderIndex: chapter.order_index,
  };
}

export function startWork(stored: ChapterList): ChapterWork {
  const base = inOrder(stored);
  return { history: startHistory(base), base };
}

/** Work that was left behind, carried over to what is stored by now. */
export function resumeWork(work: ChapterList, base: ChapterList, stored: ChapterList): ChapterWork {
  const label = 'Changes from before';
  const history = recordEdit(startHistory(stored), rebaseChapters(work, base, stored), { label });
  return { history, base: stored };
}

export function changesOf({ history, base }: ChapterWork): WorkChanges {
  const before = new Map(base.map((chapter) => [chapter.id, chapter]));
  const rows = new Map<string, 'new' | 'changed'>();
  for (const chapter of history.present) {
    const known = before.get(chapter.id);
    if (known === undefined) rows.set(chapter.id, 'new');
    else if (!isSameChapter(known, chapter)) rows.set(chapter.id, 'changed');
  }
  const left = new Set(history.present.map(({ id }) => id));
  return { rows, removed: base.filter(({ id }) => !left.has(id)).map(({ id }) => id) };
}

/**
 * What is left of changes while they are sent: less the rows that were, unless they changed since.
 * `sent` has the row as it was sent, by the id it has now; null for one that was removed.
 */
export function withoutSent(
  { rows, removed }: WorkChanges,
  chapters: ChapterList,
  sent: ReadonlyMap<string, EditedChapter | null>,
): WorkChanges {
  const isLeft = (id: string) => {
    const then = sent.get(id);
    const now = chapters.find((chapter) => chapter.id === id);
    return !then || now === undefined || !isSameChapter(then, now);
  };
  return {
    rows: new Map([...rows].filter(([id]) => isLeft(id))),
    removed: removed.filter((id) => !sent.has(id)),
  };
}

export const countChanges = ({ rows, removed }: WorkChanges): number => rows.size + removed.length;

/** What is stored has changed: the work goes on upon it, and so does every step to undo. */
export function receiveStored(work: ChapterWork, stored: ChapterList): ChapterWork {
  const next = inOrder(stored);
  const isSame =
    next.length === work.base.length &&
    next.every((chapter, place) => {
      const known = work.base[place];
      return known?.id === chapter.id && isSameChapter(known, chapter);
    });
  if (isSame) return work;
  return {
    history: mapHistory(work.history, (list) => rebaseChapters(list, work.base, next)),
    base: next,
  };
}

/** A chapter got the id that it is stored under. */
export function renameChapter(work: ChapterWork, from: string, to: string): ChapterWork {
  const renamed = (list: ChapterList) =>
    list.map((chapter) => (chapter.id === from ? { ...chapter, id: to } : chapter));
  return { ...work, history: mapHistory(work.history, renamed) };
}

interface Doing {
  durationMs: number | null;
  label: string;
  gesture?: string | null;
  /** What the command is done to, where that isn't the present: a drag goes out from its beginning. */
  from?: ChapterList;
}

/** The work after a command, or why it was not done. */
export function doCommand(
  work: ChapterWork,
  command: ChapterCommand,
  { durationMs, label, gesture = null, from }: Doing,
): { work: ChapterWork; refused: string | null } {
  const result = applyCommand(from ?? work.history.present, command, { durationMs });
  if (isRefusal(result)) return { work, refused: result.refused };
  return {
    work: { ...work, history: recordEdit(work.history, result, { label, gesture }) },
    refused: null,
  };
}
