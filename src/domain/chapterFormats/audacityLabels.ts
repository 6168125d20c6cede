import { toMs } from '../chapters/chapterTimes';
import {
  linesOf,
  NO_TIME,
  oneLine,
  readable,
  unreadable,
  type ChapterFormat,
} from './chapterFormat';

const number = /^\d+(?:[.,]\d+)?$/;
const seconds = (ms: number) => `${Math.floor(ms / 1000)}.${String(ms % 1000).padStart(3, '0')}000`;

/** Some countries write a comma. */
function timeIn(text: string): number | null {
  return number.test(text) ? toMs(Number(text.replace(',', '.'))) : null;
}

/** Lines of start, end and label, between tabs; a label without length has its end at its start. */
export const audacityLabels: ChapterFormat = {
  id: 'audacity',
  label: 'Audacity labels',
  extension: '.labels.txt',
  loss: null,
  matches: (text) => linesOf(text).some((row) => /^\d+[.,]\d+\t\d+[.,]\d+(\t|$)/.test(row)),
  read: (text) =>
    linesOf(text)
      // A line behind a backslash holds the frequencies of the label before.
      .filter((row) => row.trim() !== '' && !row.startsWith('\\'))
      .map((row) => {
        const [start = '', end = '', ...label] = row.split('\t');
        const startMs = timeIn(start.trim());
        if (startMs === null) return unreadable(NO_TIME, row);
        const endMs = timeIn(end.trim());
        const title = oneLine(label.join(' '));
        return readable({ startMs, endMs: endMs === startMs ? null : endMs, title });
      }),
  write: (marks) =>
    marks
      .map(({ startMs, endMs, title }) =>
        [seconds(startMs), seconds(endMs ?? startMs), `${oneLine(title)}\n`].join('\t'),
      )
      .join(''),
};
