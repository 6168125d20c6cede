import { toMs, toSeconds } from '../chapters/chapterTimes';
import { NO_TIME, oneLine, readable, unreadable, type ChapterFormat } from './chapterFormat';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function chaptersIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null || !('chapters' in value)) return null;
  return Array.isArray(value.chapters) ? value.chapters : null;
}

/** Whole milliseconds of seconds written as a number, or as text with one in it. */
function timeIn(value: unknown): number | null {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return null;
  return toMs(seconds);
}

/** https://github.com/Podcastindex-org/podcast-namespace: only startTime is required. */
export const podcastJson: ChapterFormat = {
  id: 'podcast-json',
  label: 'Podcasting 2.0 (JSON)',
  extension: '.json',
  loss: null,
  matches: (text) => chaptersIn(parsed(text)) !== null,
  read: (text) =>
    (chaptersIn(parsed(text)) ?? []).map((entry) => {
      const fields = new Map(Object.entries(Object(entry)));
      const startMs = timeIn(fields.get('startTime'));
      if (startMs === null) return unreadable(NO_TIME, JSON.stringify(entry) ?? '');
      const title = fields.get('title');
      return readable({
        startMs,
        endMs: timeIn(fields.get('endTime')),
        title: typeof title === 'string' ? oneLine(title) : '',
      });
    }),
  write: (marks) => {
    const chapters = marks.map(({ startMs, endMs, title }) => ({
      startTime: toSeconds(startMs),
      ...(endMs !== null && { endTime: toSeconds(endMs) }),
      title: oneLine(title),
    }));
    return `${JSON.stringify({ version: '1.2.0', chapters }, null, 2)}\n`;
  },
};
