import { type ChapterList } from '../../../domain/chapters/chapterList';
import { chapterLines } from './chapterLines';

/** The chapters that were copied last on this page: the clipboard holds neither ends nor descriptions. */
let last: { text: string; chapters: ChapterList } | null = null;

/** The text of copied chapters for the clipboard; they are remembered with all that they have. */
export function rememberCopied(chapters: ChapterList): string {
  const text = chapterLines(chapters);
  last = { text, chapters };
  return text;
}

/** The chapters that a pasted text was copied from; null for any other text. */
export function copiedFrom(text: string): ChapterList | null {
  return last !== null && text.replaceAll('\r\n', '\n').trim() === last.text.trim()
    ? last.chapters
    : null;
}
