import {
  checkProposals,
  isSameStart,
  withProposals,
  type ChapterProposal,
} from './chapterProposals';
import {
  firstProblem,
  inOrder,
  problemsIn,
  replaceChapter,
  type ChapterList,
  type EditedChapter,
} from '../chapters/chapterList';
import { isSameChapter } from '../chapters/rebaseChapters';

/**
 * Ways to apply a list to existing chapters: 'add' leaves those unchanged, 'update' changes those with the same start
 * and adds the others, 'replace' keeps only the ids and descriptions of matching ones.
 */
export type Taking = 'add' | 'update' | 'replace';

export interface TakenCounts {
  added: number;
  updated: number;
  /** Existing chapters matched by the list and left unchanged. */
  unchanged: number;
  removed: number;
  /** Number of removed chapters that have a description. */
  describedRemoved: number;
}

export interface TakenProposals {
  chapters: ChapterList;
  /** Problem of each proposal; null without one. */
  problems: (string | null)[];
  counts: TakenCounts;
}

export interface TakingOptions {
  existing: ChapterList;
  durationMs: number | null;
  idOf: (index: number) => string;
}

/** Existing chapter matched by each proposal's start, by proposal index: nearest pairs first, one to one. */
export function matchByStart(
  proposals: readonly ChapterProposal[],
  existing: ChapterList,
): ReadonlyMap<number, EditedChapter> {
  const pairs = proposals.flatMap(({ startMs, rejection }, index) =>
    existing
      .filter((chapter) => rejection === null && isSameStart(startMs, chapter.startMs))
      .map((chapter) => ({ index, chapter, distance: Math.abs(chapter.startMs - startMs) })),
  );
  const matches = new Map<number, EditedChapter>();
  const matchedChapters = new Set<EditedChapter>();
  for (const { index, chapter } of pairs.toSorted((a, b) => a.distance - b.distance)) {
    if (matches.has(index) || matchedChapters.has(chapter)) continue;
    matches.set(index, chapter);
    matchedChapters.add(chapter);
  }
  return matches;
}

function countTaken(before: ChapterList, after: ChapterList, named: ReadonlySet<string>) {
  const beforeById = new Map(before.map((chapter) => [chapter.id, chapter]));
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id));
  const isUnchanged = (chapter: EditedChapter) => {
    const was = beforeById.get(chapter.id);
    return was !== undefined && isSameChapter(was, chapter);
  };
  const isListed = ({ id }: EditedChapter) => named.has(id);
  const listed = after.filter(isListed);
  return {
    added: after.filter(({ id }) => !beforeById.has(id)).length,
    updated: listed.filter((chapter) => !isUnchanged(chapter)).length,
    unchanged: listed.filter(isUnchanged).length,
    removed: removed.length,
    describedRemoved: removed.filter(({ description }) => description.trim() !== '').length,
  };
}

/** Chapter with the changes of a proposal matched by start. */
function changedBy(
  proposal: ChapterProposal,
  chapter: EditedChapter,
  taking: Taking,
): EditedChapter {
  const { startMs, endMs, isUntitled } = proposal;
  const title = isUntitled === true ? chapter.title : proposal.title;
  return taking === 'replace'
    ? { ...chapter, title, startMs, endMs }
    : { ...chapter, title, endMs: endMs ?? chapter.endMs };
}

/** List in which a chapter with an end yields to a new start, if the accepted list stated no end for that chapter. */
function withRoom(list: ChapterList, startMs: number, openEnded: ReadonlySet<string>): ChapterList {
  return list.map((chapter) => {
    const isCut =
      openEnded.has(chapter.id) &&
      chapter.startMs < startMs &&
      chapter.endMs !== null &&
      startMs < chapter.endMs;
    return isCut ? { ...chapter, endMs: startMs } : chapter;
  });
}

interface Taker {
  list: ChapterList;
  /** Ids of matched chapters without a stated end, which yield to new ones. */
  openEnded: Set<string>;
}

/** Puts one chapter into the list if `isDone`; returns its problem, in which case the list stays unchanged. */
function put(taker: Taker, chapter: EditedChapter, isDone: boolean, durationMs: number | null) {
  const others = taker.list.filter(({ id }) => id !== chapter.id);
  const roomy = withRoom(others, chapter.startMs, taker.openEnded);
  const problem = firstProblem(problemsIn(roomy, chapter, durationMs));
  if (problem === null && isDone) taker.list = inOrder([...roomy, chapter]);
  return problem;
}

/** Applies proposals by matching their starts with those of existing chapters. */
function takeByStart(
  proposals: readonly ChapterProposal[],
  accepted: ReadonlySet<number>,
  taking: Taking,
  { existing, durationMs, idOf }: TakingOptions,
): TakenProposals {
  const matches = matchByStart(proposals, existing);
  const kept = taking === 'update' ? existing : [];
  const taker: Taker = { list: kept, openEnded: new Set() };
  const listed = new Set<string>();
  // Ends that the list restates must not conflict with chapters put before them.
  proposals.forEach(({ endMs }, index) => {
    const chapter = matches.get(index);
    if (chapter === undefined || endMs === null || !accepted.has(index)) return;
    const isThere = taker.list.includes(chapter);
    if (isThere) taker.list = replaceChapter(taker.list, { ...chapter, endMs: null });
  });
  const problems = proposals.map((proposal, index) => {
    if (proposal.rejection !== null) return proposal.rejection;
    const isAccepted = accepted.has(index);
    const chapter = matches.get(index);
    if (chapter === undefined) {
      const { startMs, endMs, title, description = '' } = proposal;
      const orderIndex = existing.length + index;
      const added = { id: idOf(index), title, description, startMs, endMs, orderIndex };
      return put(taker, added, isAccepted, durationMs);
    }
    const changed = changedBy(proposal, chapter, taking);
    const problem = put(taker, changed, isAccepted, durationMs);
    if (problem === null && isAccepted) listed.add(chapter.id);
    if (problem === null && isAccepted && proposal.endMs === null) taker.openEnded.add(chapter.id);
    const isLeft = problem !== null && taker.list.some(({ id }) => id === chapter.id);
    if (isLeft) taker.list = replaceChapter(taker.list, chapter);
    return problem;
  });
  return { chapters: taker.list, problems, counts: countTaken(existing, taker.list, listed) };
}

/** Chapters after applying the accepted proposals in a given way, with the counts of the changes. */
export function takeProposals(
  proposals: readonly ChapterProposal[],
  accepted: ReadonlySet<number>,
  taking: Taking,
  options: TakingOptions,
): TakenProposals {
  if (taking !== 'add') return takeByStart(proposals, accepted, taking, options);
  const chapters = withProposals(proposals, accepted, options);
  return {
    chapters,
    problems: checkProposals(proposals, accepted, options),
    counts: countTaken(options.existing, chapters, new Set()),
  };
}
