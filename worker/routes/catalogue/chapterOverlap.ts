import type { Chapter } from '../../../src/domain/chapters/chapter';
import type { ChapterDraft } from '../../../src/domain/chapters/chapterRules';
import {
  overlaps,
  toMs,
  toSeconds,
  type ChapterSpan,
} from '../../../src/domain/chapters/chapterTimes';
import { throwInvalid } from '../../http/problemResponse';

type Times = Pick<ChapterDraft, 'start_time_seconds' | 'end_time_seconds'>;

function spanOf({ start_time_seconds: start, end_time_seconds: end }: Times): ChapterSpan {
  return { startMs: toMs(start), endMs: end === null ? null : toMs(end) };
}

/** The draft with times rounded to milliseconds, as stored. */
export function withRoundedTimes(draft: ChapterDraft): ChapterDraft {
  const { startMs, endMs } = spanOf(draft);
  if (endMs !== null && endMs <= startMs) {
    throwInvalid({ end_time_seconds: 'End time must be greater than start time' });
  }
  return {
    ...draft,
    start_time_seconds: toSeconds(startMs),
    end_time_seconds: endMs === null ? null : toSeconds(endMs),
  };
}

/** True when the draft overlaps another chapter; `ownId` is the chapter that the draft replaces. */
export function overlapsAny(draft: Times, others: Chapter[], ownId?: string): boolean {
  const span = spanOf(draft);
  return others.some((other) => other.id !== ownId && overlaps(span, spanOf(other)));
}
