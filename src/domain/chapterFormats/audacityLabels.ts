import { toMs } from '../chapters/chapterTimes';
import {
  splitLines,
  INVALID_START,
  oneLine,
  readable,
  unreadable,
  type ChapterFormat,
} from './chapterFormat';

const decimalNumber = /^\d+(?:[.,]\d+)?$/;
const formatSeconds = (ms: number) =>
  `${Math.floor(ms / 1000)}.${String(ms % 1000).padStart(3, '0')}000`;

/** Parses seconds to whole milliseconds; some locales write a decimal comma. Null for any other text. */
function parseSeconds(text: string): number | null {
  return decimalNumber.test(text) ? toMs(Number(text.replace(',', '.'))) : null;
}

/** Audacity label track: start, end and label separated by tabs; a point label ends at its start. */
export const audacityLabels: ChapterFormat = {
  id: 'audacity',
  label: 'Audacity labels',
  extension: '.labels.txt',
  loss: null,
  matches: (text) => splitLines(text).some((row) => /^\d+[.,]\d+\t\d+[.,]\d+(\t|$)/.test(row)),
  read: (text) =>
    splitLines(text)
      // A line that starts with a backslash holds the frequency range of the preceding label.
      .filter((row) => row.trim() !== '' && !row.startsWith('\\'))
      .map((row) => {
        const [start = '', end = '', ...label] = row.split('\t');
        const startMs = parseSeconds(start.trim());
        if (startMs === null) return unreadable(INVALID_START, row);
        const endMs = parseSeconds(end.trim());
        const title = oneLine(label.join(' '));
        return readable({ startMs, endMs: endMs === startMs ? null : endMs, title });
      }),
  write: (marks) =>
    marks
      .map(({ startMs, endMs, title }) =>
        [formatSeconds(startMs), formatSeconds(endMs ?? startMs), `${oneLine(title)}\n`].join('\t'),
      )
      .join(''),
};
