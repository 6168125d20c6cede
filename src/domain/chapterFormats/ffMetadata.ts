import { linesOf, NO_TIME, oneLine, openTouchingEnds } from './chapterFormat';
import { readable, unreadable, withEnds, type ChapterFormat, type ReadRow } from './chapterFormat';

const escaped = (text: string) => text.replace(/[=;#\\]/g, '\\$&');
const unescaped = (text: string) => text.replace(/\\(.)/gs, '$1');
/** ffmpeg counts nanoseconds where no time base is given. */
const NANOSECOND = 1e-9;

function secondsOf(base: string | undefined): number | null {
  if (base === undefined) return NANOSECOND;
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(base.trim()) ?? [];
  return over === undefined || Number(under) === 0 ? null : Number(over) / Number(under);
}

function readSection(rows: readonly string[]): ReadRow {
  const values = new Map(
    rows.map((row) => {
      const cut = row.search(/(?<!\\)=/);
      return [row.slice(0, cut).trim().toUpperCase(), row.slice(cut + 1)];
    }),
  );
  const unit = secondsOf(values.get('TIMEBASE'));
  const timeIn = (key: string) => {
    const text = values.get(key)?.trim() ?? '';
    return unit === null || !/^\d+$/.test(text) ? null : Math.round(Number(text) * unit * 1000);
  };
  const startMs = timeIn('START');
  if (startMs === null) return unreadable(NO_TIME, rows.join(' '));
  const title = oneLine(unescaped(values.get('TITLE') ?? ''));
  return readable({ startMs, endMs: timeIn('END'), title });
}

/** https://ffmpeg.org/ffmpeg-formats.html#Metadata-2: sections of key=value with escapes. */
export const ffMetadata: ChapterFormat = {
  id: 'ffmetadata',
  label: 'FFmpeg metadata',
  extension: '.ffmeta',
  loss: 'Every chapter gets an end: the next start, or the end of the audio.',
  matches: (text) => text.startsWith(';FFMETADATA') || /^\[CHAPTER\]\s*$/m.test(text),
  read: (text) => {
    const sections: { name: string; rows: string[] }[] = [];
    for (const row of linesOf(text)) {
      const [, name] = /^\[(.+)\]\s*$/.exec(row) ?? [];
      if (name !== undefined) sections.push({ name: name.toUpperCase(), rows: [] });
      else if (!/^\s*([;#]|$)/.test(row)) sections.at(-1)?.rows.push(row);
    }
    const chapters = sections.filter(({ name }) => name === 'CHAPTER');
    return openTouchingEnds(chapters.map(({ rows }) => readSection(rows)));
  },
  write: (marks, { durationMs }) => {
    const sections = withEnds(marks, durationMs).map(({ startMs, endMs, title }) =>
      [
        ...['[CHAPTER]', 'TIMEBASE=1/1000', `START=${startMs}`, `END=${endMs}`],
        ...[`title=${escaped(oneLine(title))}`, ''],
      ].join('\n'),
    );
    return `;FFMETADATA1\n${sections.join('')}`;
  },
};
