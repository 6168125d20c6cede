import { readChapterText } from '../../../domain/chapterFormats/chapterFormats';
import {
  proposalsOfRows,
  type ChapterProposal,
} from '../../../domain/chapterFormats/chapterProposals';

/** Chapters parsed from a text, with the name of their format. */
export interface ReadChapters {
  proposals: ChapterProposal[];
  format: string;
  text: string;
}

/** Parses chapters from a text; null when it contains none. */
export function readChapters(text: string, durationMs: number | null): ReadChapters | null {
  const parsed = readChapterText(text);
  if (parsed === null || parsed.rows.length === 0) return null;
  return { proposals: proposalsOfRows(parsed.rows, durationMs), format: parsed.format.label, text };
}
