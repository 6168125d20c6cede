import { shortenedChapter } from '../../../domain/chapters/chapterLengths';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { shortText } from '../../../domain/text/shortText';
import { isolate } from '../../../domain/text/script';

/** Longest chapter name in a notice, which shares its line with buttons. */
const NAME_LENGTH = 24;

/** Notice about the last command: the reason for its refusal, or an effect that can be undone. */
export interface EditorNotice {
  text: string;
  isUndoable: boolean;
  /** True when the notice only reports what a command did. */
  isPlain: boolean;
}

/** Short name of the chapter at an index, in quotation marks, for a notice. */
export function noticeName(chapters: ChapterList, index: number): string {
  const name = chapters[index]?.title.trim() || `chapter ${index + 1}`;
  return `“${isolate(shortText(name, NAME_LENGTH))}”`;
}

/** Notice that a changed time moved a chapter past others in the list; null when it kept its place. */
export function moveNotice(before: ChapterList, after: ChapterList, id: string): string | null {
  const indexIn = (list: ChapterList) => list.findIndex((chapter) => chapter.id === id);
  const [from, to] = [indexIn(before), indexIn(after)];
  if (from < 0 || to < 0 || from === to) return null;
  const passed = to > from ? to - 1 : to + 1;
  return `Moved ${to > from ? 'after' : 'before'} ${noticeName(after, passed)}.`;
}

/** Notice that a typed time made a chapter very short; null when none became so. */
export function shortNotice(
  before: ChapterList,
  after: ChapterList,
  limits: { durationMs: number | null; subjectId: string },
): string | null {
  const which = shortenedChapter(before, after, limits);
  return which === null ? null : `${which} is shorter than half a second.`;
}
