import { type Chapter } from '../../domain/chapter';
import { chapterProblems, effectiveEnds, type PlacedChapter } from '../../domain/chapterTimes';
import { placedOf } from './chapterEntry';

/** A chapter with all that is shown about it. */
export interface ListedChapter extends PlacedChapter {
  chapter: Chapter;
  effectiveEndMs: number | null;
  /** What is wrong with it as it is stored. */
  problem: string | null;
}

export function listChapters(
  chapters: readonly Chapter[],
  durationMs: number | null,
): ListedChapter[] {
  const placed = chapters.map(placedOf);
  const ends = effectiveEnds(placed, durationMs);
  return chapters.flatMap((chapter, place) => {
    const span = placed[place];
    if (span === undefined) return [];
    const others = placed.filter((other) => other !== span);
    const problems = chapterProblems({ ...span, title: chapter.title }, others, durationMs);
    const [problem = null] = Object.values(problems);
    return [{ ...span, chapter, effectiveEndMs: ends[place] ?? null, problem }];
  });
}
