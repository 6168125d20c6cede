import { parseTimecode } from '../text/duration';
import { linesOf, longTime, NO_TIME, oneLine, readable, unreadable } from './chapterFormat';
import { type ChapterFormat } from './chapterFormat';

const line = /^(\d+:\d{2}:\d{2}\.\d{3})(?:\s+(.*))?$/;
const link = /\s*<https?:\/\/[^>]*>$/;

/** Lines of '00:01:59.000 Title <link>', as mp4chaps writes them. */
export const mp4Chaps: ChapterFormat = {
  id: 'mp4chaps',
  label: 'MP4Chaps (text)',
  extension: '.chapters.txt',
  loss: 'Ends are left out: every chapter lasts until the next.',
  matches: (text) => linesOf(text).some((row) => line.test(row.trim())),
  read: (text) =>
    linesOf(text)
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const [, time = '', title = ''] = line.exec(row) ?? [];
        const startMs = parseTimecode(time);
        if (startMs === null) return unreadable(NO_TIME, row);
        return readable({ startMs, endMs: null, title: oneLine(title.replace(link, '')) });
      }),
  write: (marks) =>
    marks.map(({ startMs, title }) => `${longTime(startMs)} ${oneLine(title)}\n`).join(''),
};
