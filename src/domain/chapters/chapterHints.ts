import { type ChapterList } from './chapterList';
import { effectiveEnds } from './chapterTimes';
import { formatTimecode } from '../text/duration';

export type HintKind = 'late start' | 'short' | 'gap' | 'no title';

/** Something a listener might stumble over. No rule: it can be saved all the same. */
export interface ChapterHint {
  kind: HintKind;
  chapterId: string;
  /** Where to look. */
  atMs: number;
  text: string;
}

const SHORT_MS = 10_000;
/** Less is a breath. */
const GAP_MS = 1000;

/** What might be better about the chapters, in the order of the recording. */
export function chapterHints(chapters: ChapterList, durationMs: number | null): ChapterHint[] {
  const ends = effectiveEnds(chapters, durationMs);
  return chapters.flatMap((chapter, place) => {
    const { id: chapterId, startMs, title } = chapter;
    const endMs = ends[place] ?? null;
    const hints: ChapterHint[] = [];
    const add = (kind: HintKind, atMs: number, text: string) =>
      hints.push({ kind, chapterId, atMs, text });
    const name = `Chapter ${place + 1}`;
    if (place === 0 && startMs > 0) {
      add('late start', 0, `The first chapter starts at ${formatTimecode(startMs)}, not at 0:00.`);
    }
    if (title.trim() === '') add('no title', startMs, `${name} has no title.`);
    if (endMs !== null && endMs - startMs < SHORT_MS) {
      add('short', startMs, `${name} is shorter than 10 seconds.`);
    }
    const nextMs = chapters[place + 1]?.startMs ?? durationMs;
    if (endMs !== null && nextMs !== null && nextMs - endMs >= GAP_MS) {
      const [from, to] = [formatTimecode(endMs), formatTimecode(nextMs)];
      add('gap', endMs, `From ${from} to ${to} there is no chapter.`);
    }
    return hints;
  });
}
