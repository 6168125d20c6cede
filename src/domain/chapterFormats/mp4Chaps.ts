import { parseTimecode } from '../text/duration';
import {
  splitLines,
  formatTimestamp,
  INVALID_START,
  oneLine,
  readable,
  unreadable,
} from './chapterFormat';
import { type ChapterFormat } from './chapterFormat';

const line = /^(\d+:\d{2}:\d{2}\.\d{3})(?:\s+(.*))?$/;
/** Time at the start of a line in another notation than this format's. */
const otherTime = /^(?!\d+:\d{2}:\d{2}\.\d{3}(?:\s|$))(?:\d+:)?\d{1,3}:\d{2}(?:[.,]\d+)?(?:\s|$)/;
const link = /<https?:\/\/[^<>]*>$/;

/** Chapter file of mp4chaps (mp4v2): lines of '00:01:59.000 Title <link>'. */
export const mp4Chaps: ChapterFormat = {
  id: 'mp4chaps',
  label: 'MP4Chaps (text)',
  extension: '.chapters.txt',
  loss: 'Ends are left out: every chapter lasts until the next.',
  // A line in another time notation makes the text a plain list.
  matches(text) {
    const rows = splitLines(text)
      .map((row) => row.trim())
      .filter((row) => row !== '');
    return rows.some((row) => line.test(row)) && !rows.some((row) => otherTime.test(row));
  },
  read: (text) =>
    splitLines(text)
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const [, time = '', title = ''] = line.exec(row) ?? [];
        const startMs = parseTimecode(time);
        if (startMs === null) return unreadable(INVALID_START, row);
        return readable({ startMs, endMs: null, title: oneLine(title.replace(link, '')) });
      }),
  write: (marks) =>
    marks.map(({ startMs, title }) => `${formatTimestamp(startMs)} ${oneLine(title)}\n`).join(''),
};
