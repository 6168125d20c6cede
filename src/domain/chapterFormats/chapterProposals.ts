import { type ParsedRow } from './chapterFormat';
import {
  firstProblem,
  inOrder,
  type ChapterList,
  type EditedChapter,
} from '../chapters/chapterList';
import { nextChapterName } from '../chapters/chapterNames';
import { chapterProblems, type ChapterSpan } from '../chapters/chapterTimes';
import { isolate } from '../text/script';
import { shortText } from '../text/shortText';

/** Chapter offered for acceptance: read from a file, suggested or copied. Times in whole milliseconds. */
export interface ChapterProposal {
  /** Id to restore a chapter under, if it was a chapter of this recording that is still stored. */
  id?: string;
  startMs: number;
  endMs: number | null;
  title: string;
  /** True without a title of its own: a chapter that it matches keeps its title. */
  isUntitled?: boolean;
  /** Transcript or captions of a copied chapter. */
  description?: string;
  /** True when the title is a generated number; only accepted proposals are counted. */
  isNumbered?: boolean;
  /** Remark shown beside the proposal; null for none. */
  note: string | null;
  /** Reason why the proposal cannot be accepted at all; null when it can. */
  rejection: string | null;
}

const NAME_LENGTH = 24;

/** Tolerance in milliseconds for an end beyond the end of the audio, because some programs round the last end up. */
const END_TOLERANCE_MS = 1000;

function clampRoundedEnd(
  { startMs, endMs }: ChapterSpan,
  durationMs: number | null,
): number | null {
  if (endMs === null || durationMs === null || startMs >= durationMs) return endMs;
  return endMs > durationMs && endMs <= durationMs + END_TOLERANCE_MS ? durationMs : endMs;
}

/** Rows sorted by time; an unreadable row stays after its predecessor. */
function byTime(rows: readonly ParsedRow[]): ParsedRow[] {
  let atMs = 0;
  const placed = rows.map((row) => {
    if (row.mark !== null) atMs = row.mark.startMs;
    return { row, atMs };
  });
  return placed.toSorted((a, b) => a.atMs - b.atMs).map(({ row }) => row);
}

/** Proposals from the rows of a file, sorted by time: fills in missing titles and clamps a rounded last end. */
export function proposalsOfRows(
  rows: readonly ParsedRow[],
  durationMs: number | null,
): ChapterProposal[] {
  return byTime(rows).map((row, index): ChapterProposal => {
    if (row.mark === null) {
      return { startMs: 0, endMs: null, title: row.text, note: null, rejection: row.problem };
    }
    const hasTitle = row.mark.title !== '';
    return {
      startMs: row.mark.startMs,
      endMs: clampRoundedEnd(row.mark, durationMs),
      title: hasTitle ? row.mark.title : nextChapterName(index),
      note: hasTitle ? null : 'It had no title.',
      rejection: null,
      ...(!hasTitle && { isUntitled: true }),
    };
  });
}

/** Maximum distance in milliseconds between starts of the same chapter. */
const SAME_START_MS = 500;

/** True when both times denote the same start; a list of whole seconds may have truncated fractions. */
export function isSameStart(statedMs: number, startMs: number): boolean {
  const isCutOff = statedMs % 1000 === 0 && statedMs <= startMs && startMs < statedMs + 1000;
  return isCutOff || Math.abs(startMs - statedMs) <= SAME_START_MS;
}

/** Note about an existing chapter that starts so close to a proposal as to be the same; null without one. */
export function nearNote(
  { startMs }: ChapterProposal,
  existing: readonly Pick<EditedChapter, 'startMs' | 'title'>[],
): string | null {
  const near = existing.find((other) => isSameStart(startMs, other.startMs));
  if (near === undefined) return null;
  const name = isolate(shortText(near.title.trim(), NAME_LENGTH));
  return `“${name}” starts ${(Math.abs(near.startMs - startMs) / 1000).toFixed(2)} s from here.`;
}

/**
 * Problem of each proposal, checked against the existing chapters and the proposals accepted before it; null without
 * one. Proposals that are not accepted cause no overlaps.
 */
export function checkProposals(
  proposals: readonly ChapterProposal[],
  accepted: ReadonlySet<number>,
  { existing, durationMs }: { existing: ChapterList; durationMs: number | null },
): (string | null)[] {
  const occupied: ChapterSpan[] = [...existing];
  return proposals.map((proposal, index) => {
    if (proposal.rejection !== null) return proposal.rejection;
    const problem = firstProblem(chapterProblems(proposal, occupied, durationMs));
    if (problem === null && accepted.has(index)) occupied.push(proposal);
    return problem;
  });
}

/**
 * Proposals with their displayed titles: an accepted numbered one is named by its position among the existing and
 * accepted chapters; other numbered ones have no number.
 */
export function withNumbers(
  proposals: readonly ChapterProposal[],
  accepted: ReadonlySet<number>,
  existing: readonly Pick<ChapterSpan, 'startMs'>[],
): readonly ChapterProposal[] {
  if (!proposals.some(({ isNumbered }) => isNumbered === true)) return proposals;
  const acceptedProposals = proposals.filter((_proposal, index) => accepted.has(index));
  return proposals.map((proposal, index) => {
    if (proposal.isNumbered !== true) return proposal;
    const before = [...existing, ...acceptedProposals].filter(
      ({ startMs }) => startMs < proposal.startMs,
    );
    return { ...proposal, title: accepted.has(index) ? nextChapterName(before.length) : 'Chapter' };
  });
}

/** Existing chapters together with the accepted proposals that have no problem. */
export function withProposals(
  proposals: readonly ChapterProposal[],
  accepted: ReadonlySet<number>,
  options: { existing: ChapterList; durationMs: number | null; idOf: (index: number) => string },
): ChapterList {
  const { existing, idOf } = options;
  const problems = checkProposals(proposals, accepted, options);
  const added = proposals.flatMap(({ startMs, endMs, title, description = '' }, index) => {
    if (!accepted.has(index) || problems[index] !== null) return [];
    const orderIndex = existing.length + index;
    return [{ id: idOf(index), title, description, startMs, endMs, orderIndex }];
  });
  return inOrder([...existing, ...added]);
}
