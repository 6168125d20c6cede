import { type Chapter, type ChapterDraft } from '../../domain/chapter';
import {
  chapterProblems,
  toMs,
  toSeconds,
  type ChapterProblems,
  type ChapterSpan,
  type PlacedChapter,
} from '../../domain/chapterTimes';
import { formatTimecode, parseTimecode } from '../../domain/duration';

/** A chapter as it is typed. */
export interface ChapterEntry {
  title: string;
  description: string;
  /** MM:SS or seconds. */
  start: string;
  /** The same; empty: until the next chapter. */
  end: string;
}

const UNREADABLE = 'Enter a time as MM:SS or in seconds';

/** '1:05', or '1:05.250' where there are milliseconds to show. */
export function timeText(ms: number): string {
  return formatTimecode(ms, ms % 1000 !== 0);
}

/** Whole milliseconds; below zero behind a minus sign; null for what is no time. */
function readTime(text: string): number | null {
  const trimmed = text.trim();
  if (!trimmed.startsWith('-')) return parseTimecode(trimmed);
  const ms = parseTimecode(trimmed.slice(1));
  return ms === null ? null : -ms;
}

export function placedOf(chapter: Chapter): PlacedChapter {
  const { id, start_time_seconds, end_time_seconds, order_index } = chapter;
  return {
    id,
    startMs: toMs(start_time_seconds),
    endMs: end_time_seconds === null ? null : toMs(end_time_seconds),
    orderIndex: order_index,
  };
}

export function entryOf(chapter: Chapter): ChapterEntry {
  const { startMs, endMs } = placedOf(chapter);
  return {
    title: chapter.title,
    description: chapter.description,
    start: timeText(startMs),
    end: endMs === null ? '' : timeText(endMs),
  };
}

/** What keeps an entry from being saved, by field. */
export function entryProblems(
  entry: ChapterEntry,
  others: readonly ChapterSpan[],
  durationMs: number | null,
): ChapterProblems {
  const startMs = readTime(entry.start);
  const endMs = entry.end.trim() === '' ? null : readTime(entry.end);
  const isEndUnreadable = entry.end.trim() !== '' && endMs === null;
  const draft = { title: entry.title, startMs: startMs ?? 0, endMs };
  const problems =
    startMs === null
      ? chapterProblems({ ...draft, endMs: null }, [], null)
      : chapterProblems(draft, isEndUnreadable ? [] : others, durationMs);
  return {
    ...problems,
    ...(startMs === null && { start: UNREADABLE }),
    ...(isEndUnreadable && { end: UNREADABLE }),
  };
}

/** An entry without problems as it is sent; its rank comes later. */
export function draftOf(entry: ChapterEntry): ChapterDraft {
  const endMs = entry.end.trim() === '' ? null : readTime(entry.end);
  return {
    title: entry.title.trim(),
    description: entry.description.trim(),
    start_time_seconds: toSeconds(readTime(entry.start) ?? 0),
    end_time_seconds: endMs === null ? null : toSeconds(endMs),
    order_index: 0,
  };
}
