import { type ReadRow } from './chapterFormat';
import { firstProblem, inOrder, type ChapterList } from '../chapters/chapterList';
import { nextChapterName } from '../chapters/chapterNames';
import { chapterProblems, type ChapterSpan } from '../chapters/chapterTimes';

/** A chapter that may be taken over: read, suggested or copied. Whole milliseconds. */
export interface ChapterProposal {
  startMs: number;
  endMs: number | null;
  title: string;
  /** What there is to know about it, in words to show. */
  note: string | null;
  /** Why it can't be taken over at all; null when it can. */
  unreadable: string | null;
}

/** Files may round their last end up. */
const ROUNDED_MS = 1000;

function fittingEnd({ startMs, endMs }: ChapterSpan, durationMs: number | null): number | null {
  if (endMs === null || durationMs === null || startMs >= durationMs) return endMs;
  return endMs > durationMs && endMs <= durationMs + ROUNDED_MS ? durationMs : endMs;
}

/** The rows of a file as proposals: titles that are missing are filled in, ends that were rounded are cut. */
export function proposalsOfRows(
  rows: readonly ReadRow[],
  durationMs: number | null,
): ChapterProposal[] {
  return rows.map((row, place): ChapterProposal => {
    if (row.mark === null) {
      return { startMs: 0, endMs: null, title: row.text, note: null, unreadable: row.problem };
    }
    const hasTitle = row.mark.title !== '';
    return {
      startMs: row.mark.startMs,
      endMs: fittingEnd(row.mark, durationMs),
      title: hasTitle ? row.mark.title : nextChapterName(place),
      note: hasTitle ? null : 'It had no title.',
      unreadable: null,
    };
  });
}

/**
 * What keeps each proposal from being taken over beside the chapters that are kept and the proposals
 * taken before it; null where nothing does. Proposals that are not taken are in nobody's way.
 */
export function checkProposals(
  proposals: readonly ChapterProposal[],
  taken: ReadonlySet<number>,
  { kept, durationMs }: { kept: ChapterList; durationMs: number | null },
): (string | null)[] {
  const placed: ChapterSpan[] = [...kept];
  return proposals.map((proposal, place) => {
    if (proposal.unreadable !== null) return proposal.unreadable;
    const problem = firstProblem(chapterProblems(proposal, placed, durationMs));
    if (problem === null && taken.has(place)) placed.push(proposal);
    return problem;
  });
}

/** The chapters that are kept with the proposals that are taken and have no problem. */
export function withProposals(
  proposals: readonly ChapterProposal[],
  taken: ReadonlySet<number>,
  given: { kept: ChapterList; durationMs: number | null; idOf: (place: number) => string },
): ChapterList {
  const { kept, idOf } = given;
  const problems = checkProposals(proposals, taken, given);
  const made = proposals.flatMap(({ startMs, endMs, title }, place) => {
    if (!taken.has(place) || problems[place] !== null) return [];
    const orderIndex = kept.length + place;
    return [{ id: idOf(place), title, description: '', startMs, endMs, orderIndex }];
  });
  return inOrder([...kept, ...made]);
}
