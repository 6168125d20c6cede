import { type ChapterList } from '../../../domain/chapters/chapterList';
import { chapterLines } from './chapterLines';

/** Chapters copied last on this page: the clipboard text holds neither ends nor descriptions. */
let last: { text: string; chapters: ChapterList } | null = null;

/** Clipboard text of copied chapters; also remembers the chapters with all their fields. */
export function rememberCopied(chapters: ChapterList): string {
  const text = chapterLines(chapters);
  last = { text, chapters };
  return text;
}

/** The chapters from which a pasted text was copied; null for any other text. */
export function copiedFrom(text: string): ChapterList | null {
  return last !== null && text.replaceAll('\r\n', '\n').trim() === last.text.trim()
    ? last.chapters
    : null;
}
