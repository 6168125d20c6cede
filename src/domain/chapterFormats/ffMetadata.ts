import { splitLines, INVALID_START, oneLine, dropImpliedEnds } from './chapterFormat';
import {
  readable,
  unreadable,
  withExplicitEnds,
  type ChapterFormat,
  type ParsedRow,
} from './chapterFormat';

const escapeValue = (text: string) => text.replace(/[=;#\\]/g, '\\$&');
const unescapeValue = (text: string) => text.replace(/\\(.)/gs, '$1');
/** Default time base of ffmpeg in seconds, for chapters that state none. */
const DEFAULT_TIMEBASE = 1e-9;

function parseTimebase(timebase: string | undefined): number | null {
  if (timebase === undefined) return DEFAULT_TIMEBASE;
  const [, numerator, denominator] = /^(\d+)\/(\d+)$/.exec(timebase.trim()) ?? [];
  return numerator === undefined || Number(denominator) === 0
    ? null
    : Number(numerator) / Number(denominator);
}

function readSection(rows: readonly string[]): ParsedRow {
  const values = new Map(
    rows.map((row) => {
      const separator = row.search(/(?<!\\)=/);
      return [row.slice(0, separator).trim().toUpperCase(), row.slice(separator + 1)];
    }),
  );
  const timebase = parseTimebase(values.get('TIMEBASE'));
  const timeOf = (key: string) => {
    const text = values.get(key)?.trim() ?? '';
    return timebase === null || !/^\d+$/.test(text)
      ? null
      : Math.round(Number(text) * timebase * 1000);
  };
  const startMs = timeOf('START');
  if (startMs === null) return unreadable(INVALID_START, rows.join(' '));
  const title = oneLine(unescapeValue(values.get('TITLE') ?? ''));
  return readable({ startMs, endMs: timeOf('END'), title });
}

/** FFmpeg metadata format, version 1 (ffmpeg-formats, section Metadata): sections of escaped key=value. */
export const ffMetadata: ChapterFormat = {
  id: 'ffmetadata',
  label: 'FFmpeg metadata',
  extension: '.ffmeta',
  loss: 'Every chapter gets an end: the next start, or the end of the audio.',
  matches: (text) => text.startsWith(';FFMETADATA') || /^\[CHAPTER\]\s*$/m.test(text),
  read: (text) => {
    const sections: { name: string; rows: string[] }[] = [];
    for (const row of splitLines(text)) {
      const [, name] = /^\[(.+)\]\s*$/.exec(row) ?? [];
      if (name !== undefined) sections.push({ name: name.toUpperCase(), rows: [] });
      else if (!/^\s*([;#]|$)/.test(row)) sections.at(-1)?.rows.push(row);
    }
    const chapters = sections.filter(({ name }) => name === 'CHAPTER');
    return dropImpliedEnds(chapters.map(({ rows }) => readSection(rows)));
  },
  write: (marks, { durationMs }) => {
    const sections = withExplicitEnds(marks, durationMs).map(({ startMs, endMs, title }) =>
      [
        '[CHAPTER]',
        'TIMEBASE=1/1000',
        `START=${startMs}`,
        `END=${endMs}`,
        `title=${escapeValue(oneLine(title))}`,
        '',
      ].join('\n'),
    );
    return `;FFMETADATA1\n${sections.join('')}`;
  },
};
