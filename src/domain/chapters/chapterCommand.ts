import {
  chapterStopReason,
  edgeLimits,
  moveEdge,
  moveEdgeAlone,
  nudgeMove,
} from './chapterBoundary';
import { clampDrag, type ChapterEdge, type DragPart } from './chapterDrag';
import { SHORTEST_MS, shortenedChapter, tooShort } from './chapterLengths';
import { mergeAll, mergeWithNext } from './mergeChapters';
import { isRefusal, NOT_FOUND, refuse, type Refusal } from './refusal';
import {
  chapterAt,
  effectiveEndOf,
  firstProblem,
  inOrder,
  problemsIn,
  replaceChapter,
  type ChapterList,
  type EditedChapter,
} from './chapterList';

/** New values of a chapter's fields. */
export type ChapterChange = Partial<Omit<EditedChapter, 'id' | 'orderIndex'>>;

/** Operations on the chapters of a recording. Times in whole milliseconds. */
export type ChapterCommand =
  | { kind: 'add'; chapter: EditedChapter }
  | { kind: 'remove'; id: string }
  | { kind: 'remove all'; ids: ReadonlySet<string> }
  | { kind: 'change'; id: string; change: ChapterChange }
  /** Changes of several chapters by id, validated together after all are applied. */
  | { kind: 'change all'; changes: ReadonlyMap<string, ChapterChange> }
  /** Clamped to the valid range, never refused. With `isAlone`, an edge does not push its neighbour. */
  | { kind: 'drag'; id: string; part: DragPart; ms: number; isAlone?: boolean }
  | { kind: 'nudge'; id: string; edge: ChapterEdge; byMs: number }
  /** Sets an edge to a time and pushes its neighbour along. */
  | { kind: 'set edge'; id: string; edge: ChapterEdge; ms: number }
  /** Splits a chapter at a time; in a gap, starts a new chapter there. */
  | { kind: 'split'; atMs: number; newId: string; title: string }
  /** Merges a chapter with the next one. */
  | { kind: 'merge'; id: string }
  /** Merges neighbours into the first of them. */
  | { kind: 'merge all'; ids: readonly string[] }
  /** Shifts all chapters that start at or after a time. */
  | { kind: 'shift'; fromMs: number; byMs: number }
  | { kind: 'shift all'; ids: ReadonlySet<string>; byMs: number }
  | { kind: 'replace'; chapters: ChapterList };

export interface CommandLimits {
  /** Duration of the audio in milliseconds; null when unknown. */
  durationMs: number | null;
}

/** Returns the list, or a refusal when a touched chapter breaks a rule in it. */
function validated(
  chapters: ChapterList,
  touched: readonly EditedChapter[],
  { durationMs }: CommandLimits,
): ChapterList | Refusal {
  for (const chapter of touched) {
    const problem = firstProblem(problemsIn(chapters, chapter, durationMs));
    if (problem !== null) return refuse(problem);
  }
  return chapters;
}

/**
 * Problem of a changed chapter in its list. Only changed fields are checked, so that a chapter with invalid times can
 * still be renamed.
 */
function changeProblem(
  chapters: ChapterList,
  changed: EditedChapter,
  before: EditedChapter,
  { durationMs }: CommandLimits,
): string | null {
  const isMoved = changed.startMs !== before.startMs || changed.endMs !== before.endMs;
  const { title, start, end } = problemsIn(chapters, changed, durationMs);
  const problem = changed.title !== before.title ? title : undefined;
  return problem ?? (isMoved ? (start ?? end) : undefined) ?? null;
}

function change(
  chapters: ChapterList,
  changed: EditedChapter,
  before: EditedChapter,
  limits: CommandLimits,
): ChapterList | Refusal {
  const problem = changeProblem(chapters, changed, before, limits);
  return problem === null ? replaceChapter(chapters, changed) : refuse(problem);
}

/** With several changes, the refusal names the chapter by its number. */
function changeAll(
  chapters: ChapterList,
  changes: ReadonlyMap<string, ChapterChange>,
  limits: CommandLimits,
): ChapterList | Refusal {
  const changed = chapters.map((chapter) => Object.assign({}, chapter, changes.get(chapter.id)));
  for (const [index, before] of chapters.entries()) {
    const after = changed[index] ?? before;
    const problem = changes.has(before.id) ? changeProblem(changed, after, before, limits) : null;
    if (problem !== null)
      return refuse(changes.size > 1 ? `Chapter ${index + 1}: ${problem}` : problem);
  }
  return inOrder(changed);
}

function split(
  chapters: ChapterList,
  command: Extract<ChapterCommand, { kind: 'split' }>,
  limits: CommandLimits,
): ChapterList | Refusal {
  const { atMs, newId, title } = command;
  if (limits.durationMs !== null && atMs >= limits.durationMs) {
    return refuse('This is the end of the audio.');
  }
  if (chapters.some((chapter) => chapter.startMs === atMs)) {
    return refuse('A chapter already starts here.');
  }
  const current = chapterAt(chapters, atMs, limits.durationMs);
  const created: EditedChapter = {
    id: newId,
    title,
    description: '',
    startMs: atMs,
    endMs: current?.endMs ?? null,
    orderIndex: chapters.length,
  };
  const remaining =
    current === null || current.endMs === null
      ? chapters
      : replaceChapter(chapters, { ...current, endMs: atMs });
  return validated(inOrder([...remaining, created]), [created], limits);
}

function nudge(
  chapters: ChapterList,
  chapter: EditedChapter,
  command: Extract<ChapterCommand, { kind: 'nudge' }>,
  { durationMs }: CommandLimits,
): ChapterList | Refusal {
  const { edge, byMs } = command;
  const from =
    edge === 'start' ? chapter.startMs : effectiveEndOf(chapters, chapter.id, durationMs);
  if (from === null) return refuse('The duration of the audio is not known yet.');
  const move = nudgeMove(edge, from + byMs, durationMs);
  const moved = moveEdge(chapters, chapter, move);
  const isSame = moved.every((each, index) => {
    const { startMs, endMs } = chapters[index] ?? each;
    return each.startMs === startMs && each.endMs === endMs;
  });
  if (!isSame) return moved;
  const reason = chapterStopReason(chapters, chapter, move);
  return refuse(reason ?? `The ${edge} cannot be moved any further.`);
}

/** An open end set before the next chapter becomes an end of its own. */
function setEdge(
  chapters: ChapterList,
  chapter: EditedChapter,
  { edge, ms }: Extract<ChapterCommand, { kind: 'set edge' }>,
  limits: CommandLimits,
): ChapterList | Refusal {
  const { durationMs } = limits;
  const range = edgeLimits(chapters, chapter, { edge, durationMs, shortestMs: SHORTEST_MS });
  const endMs = effectiveEndOf(chapters, chapter.id, durationMs) ?? Infinity;
  const isOwnEnd = edge === 'end' && chapter.endMs === null && ms <= endMs;
  if (range !== null && !isOwnEnd && range.min.ms <= ms && ms <= range.max.ms) {
    return moveEdge(chapters, chapter, { edge, ms, durationMs, shortestMs: SHORTEST_MS });
  }
  const isPastNext = range !== null && edge === 'end' && ms > range.max.ms;
  if (isPastNext && chapters.at(-1) !== chapter) return refuse(range.max.reason);
  const changed = edge === 'end' ? { ...chapter, endMs: ms } : { ...chapter, startMs: ms };
  return change(chapters, changed, chapter, limits);
}

function drag(
  chapters: ChapterList,
  chapter: EditedChapter,
  { part, ms, isAlone }: Extract<ChapterCommand, { kind: 'drag' }>,
  { durationMs }: CommandLimits,
): ChapterList {
  if (part !== 'whole') {
    const move = { edge: part, ms, durationMs, shortestMs: SHORTEST_MS };
    return (isAlone === true ? moveEdgeAlone : moveEdge)(chapters, chapter, move);
  }
  const span = clampDrag(chapters, chapter, { part, ms, durationMs, shortestMs: SHORTEST_MS });
  const isUnchanged = span.startMs === chapter.startMs && span.endMs === chapter.endMs;
  return isUnchanged ? chapters : replaceChapter(chapters, { ...chapter, ...span });
}

function shift(
  chapters: ChapterList,
  command: Extract<ChapterCommand, { kind: 'shift' | 'shift all' }>,
  limits: CommandLimits,
): ChapterList | Refusal {
  const { byMs } = command;
  const isShifted = ({ id, startMs }: EditedChapter) =>
    command.kind === 'shift' ? startMs >= command.fromMs : command.ids.has(id);
  if (!chapters.some(isShifted)) return refuse('No chapter starts at or after this point.');
  const moved = chapters.map((chapter) => {
    if (!isShifted(chapter)) return chapter;
    const endMs = chapter.endMs === null ? null : chapter.endMs + byMs;
    return { ...chapter, startMs: chapter.startMs + byMs, endMs };
  });
  const touched = moved.filter((chapter, index) => chapter !== chapters[index]);
  return validated(inOrder(moved), touched, limits);
}

function carryOut(
  chapters: ChapterList,
  command: ChapterCommand,
  limits: CommandLimits,
): ChapterList | Refusal {
  if (command.kind === 'add') {
    return validated(inOrder([...chapters, command.chapter]), [command.chapter], limits);
  }
  if (command.kind === 'replace') {
    return validated(inOrder(command.chapters), command.chapters, limits);
  }
  if (command.kind === 'change all') return changeAll(chapters, command.changes, limits);
  if (command.kind === 'split') return split(chapters, command, limits);
  if (command.kind === 'shift' || command.kind === 'shift all') {
    return shift(chapters, command, limits);
  }
  if (command.kind === 'merge all') return mergeAll(chapters, command.ids);
  if (command.kind === 'remove all') return chapters.filter(({ id }) => !command.ids.has(id));
  const chapter = chapters.find(({ id }) => id === command.id);
  if (chapter === undefined) return refuse(NOT_FOUND);
  switch (command.kind) {
    case 'remove':
      return chapters.filter((other) => other !== chapter);
    case 'merge':
      return mergeWithNext(chapters, chapter);
    case 'nudge':
      return nudge(chapters, chapter, command, limits);
    case 'set edge':
      return setEdge(chapters, chapter, command, limits);
    case 'drag':
      return drag(chapters, chapter, command, limits);
    case 'change':
      return change(chapters, { ...chapter, ...command.change }, chapter, limits);
  }
}

/**
 * Executes one command. Returns a new list sorted by start in which every touched chapter is valid, or a refusal; never
 * mutates the given list.
 */
export function applyCommand(
  chapters: ChapterList,
  command: ChapterCommand,
  limits: CommandLimits,
): ChapterList | Refusal {
  const result = carryOut(chapters, command, limits);
  // Typed times (`change`, `shift`) may make a chapter shorter than 500 ms; `set edge` and `split` take the playhead's
  // time and may not.
  if (isRefusal(result) || (command.kind !== 'set edge' && command.kind !== 'split')) return result;
  const subjectId = command.kind === 'split' ? command.newId : command.id;
  const which = shortenedChapter(chapters, result, { ...limits, subjectId });
  return which === null ? result : refuse(tooShort(which));
}
