import { type Pause } from '../../../audio/peaks/pauses';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { formatTimecode } from '../../../domain/text/duration';
import { type Media } from '../../../domain/tours/media';
import { copyProposals, keptProposals } from '../review/copyProposals';
import { type WorkingCopy } from '../edits/workingCopy';
import { type ReadChapters } from '../dialogs/readChapters';
import { type Review } from './useReview';

interface CopiedChapters {
  from: Media;
  chapters: ChapterList;
  /** True to keep the original times. */
  isKept: boolean;
  /** Length of this recording, null while unknown, and its pauses known so far. */
  durationMs: number | null;
  pauses: readonly Pause[];
}

/** Review of another recording's chapters, mapped to this recording's length; null while either length is unknown. */
export function reviewOfCopy({
  from,
  chapters,
  isKept,
  durationMs,
  pauses,
}: CopiedChapters): Review | null {
  if (durationMs === null || from.duration === null) return null;
  const fromDurationMs = Math.round(from.duration * 1000);
  const way = isKept ? 'at the same times' : `carried over to ${formatTimecode(durationMs)}`;
  return {
    title: 'Copied chapters',
    text: `From the recording of ${formatTimecode(fromDurationMs)}, ${way}. Titles stay in their language.`,
    label: 'Copy chapters',
    language: from.language,
    canReplace: true,
    proposals: isKept
      ? keptProposals(chapters)
      : copyProposals({ chapters, fromDurationMs, toDurationMs: durationMs, pauses }),
  };
}

/**
 * Review of chapters copied on this page, with all their fields. Chapters cut here keep their ids while they are still
 * stored.
 */
export const reviewOfPasted = (
  chapters: ChapterList,
  { history, base }: WorkingCopy,
  language: string,
): Review => {
  const present = new Set(history.present.map(({ id }) => id));
  const cut = new Set(base.map(({ id }) => id).filter((id) => !present.has(id)));
  return {
    title: 'Pasted chapters',
    text: 'Nothing changes until you apply them.',
    label: 'Paste',
    language,
    canReplace: true,
    proposals: chapters.map(({ id, startMs, endMs, title, description }) => {
      const proposal = { startMs, endMs, title, description, note: null, rejection: null };
      return cut.has(id) ? { ...proposal, id } : proposal;
    }),
  };
};

/** Review of chapters parsed from a text. */
export const reviewOfImport = (
  { proposals, format, text }: ReadChapters,
  language: string,
): Review => ({
  title: 'Imported chapters',
  text: `Read as ${format}. Nothing changes until you apply them.`,
  source: text,
  label: 'Import',
  proposals,
  language,
  canReplace: true,
});
