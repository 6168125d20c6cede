import { type ChapterList } from './chapterList';
import { effectiveEnds } from './chapterTimes';
import { formatTimecode } from '../text/duration';

export type HintKind = 'late start' | 'short' | 'gap' | 'no title';

/**
 * Possible mistake in the chapters, as a listener would notice it. A hint, not a rule: the chapters can still be saved.
 */
export interface ChapterHint {
  kind: HintKind;
  chapterId: string;
  /** Time in milliseconds to show the hint at. */
  atMs: number;
  text: string;
}

const MIN_CHAPTER_MS = 10_000;
/** Minimum gap in milliseconds; a shorter one is only a breath. */
const MIN_GAP_MS = 1000;

/** Hints about the chapters, in chapter order. */
export function chapterHints(chapters: ChapterList, durationMs: number | null): ChapterHint[] {
  const ends = effectiveEnds(chapters, durationMs);
  return chapters.flatMap((chapter, index) => {
    const { id: chapterId, startMs, title } = chapter;
    const endMs = ends[index] ?? null;
    const hints: ChapterHint[] = [];
    const add = (kind: HintKind, atMs: number, text: string) =>
      hints.push({ kind, chapterId, atMs, text });
    const name = `Chapter ${index + 1}`;
    if (index === 0 && startMs > 0) {
      add('late start', 0, `The first chapter starts at ${formatTimecode(startMs)}, not at 0:00.`);
    }
    if (title.trim() === '') add('no title', startMs, `${name} has no title.`);
    // The editor reports a chapter beyond the end of the audio above the table.
    if (durationMs !== null && startMs > durationMs) return hints;
    if (endMs === startMs) {
      add('short', startMs, `${name} starts at the end of the audio and has no length.`);
    } else if (endMs !== null && endMs - startMs < MIN_CHAPTER_MS) {
      add('short', startMs, `${name} is shorter than 10 seconds.`);
    }
    const nextMs = chapters[index + 1]?.startMs ?? durationMs;
    if (endMs !== null && nextMs !== null && nextMs - endMs >= MIN_GAP_MS) {
      const [from, to] = [formatTimecode(endMs), formatTimecode(nextMs)];
      add('gap', endMs, `From ${from} to ${to} there is no chapter.`);
    }
    return hints;
  });
}
