import { toMs, toSeconds } from '../chapters/chapterTimes';
import { parseJson } from '../jsonReader';
import { INVALID_START, oneLine, readable, unreadable, type ChapterFormat } from './chapterFormat';

function chaptersIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null || !('chapters' in value)) return null;
  return Array.isArray(value.chapters) ? value.chapters : null;
}

/** Whole milliseconds from seconds given as a number or numeric text; null for anything else. */
function parseSeconds(value: unknown): number | null {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return null;
  return toMs(seconds);
}

/** Entry as written in the file, without nested values, whose depth might exceed the stack. */
const shown = (entry: unknown) =>
  JSON.stringify(entry, (key, value: unknown) =>
    key !== '' && typeof value === 'object' && value !== null ? '…' : value,
  ) ?? '';

/** JSON Chapters 1.2 of the podcast namespace (podcastindex.org); only startTime is required. */
export const podcastJson: ChapterFormat = {
  id: 'podcast-json',
  label: 'Podcasting 2.0 (JSON)',
  extension: '.json',
  loss: null,
  matches: (text) => chaptersIn(parseJson(text)) !== null,
  read: (text) =>
    (chaptersIn(parseJson(text)) ?? []).map((entry) => {
      const fields = new Map(Object.entries(Object(entry)));
      const startMs = parseSeconds(fields.get('startTime'));
      if (startMs === null) return unreadable(INVALID_START, shown(entry));
      const title = fields.get('title');
      return readable({
        startMs,
        endMs: parseSeconds(fields.get('endTime')),
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
