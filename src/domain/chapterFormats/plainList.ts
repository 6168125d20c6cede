import { formatTimecode, parseTimecode } from '../text/duration';
import {
  INVALID_START,
  splitLines,
  oneLine,
  readable,
  unreadable,
  type ChapterFormat,
} from './chapterFormat';

const time = String.raw`(?:\d+:)?\d{1,3}:\d{2}(?:\.\d{1,3})?`;
/** '1. [0:00] – Title' and its usual variants. */
const timeFirst = new RegExp(
  String.raw`^(?:[-*•]\s+|\d+[.)]\s+)?[([]?(${time})[)\]]?(?:\s*[-–—:|]\s+|\s+|$)(.*)$`,
);
/** A title that would be read as the separator between time and title. */
const separatorFirst = /^[-–—:|]\s/;
const timeLast = new RegExp(String.raw`[([]?(${time})[)\]]?$`);
/** The end of a line in which its time has to be: looked for in a whole line, long ones would take minutes. */
const TIME_CHARACTERS = 24;

/** 'Title – 0:00'. */
function splitTimeLast(row: string): { at: string; title: string } | null {
  const end = row.slice(-TIME_CHARACTERS);
  const [match, at] = timeLast.exec(end) ?? [];
  if (match === undefined || at === undefined) return null;
  const name = row.slice(0, row.length - match.length).trimEnd();
  const title = name.replace(/[-–—:|]$/, '').trimEnd() || name;
  return title === '' ? null : { at, title };
}

function splitRow(row: string): { at: string; title: string } | null {
  const [, at, title = ''] = timeFirst.exec(row) ?? [];
  return at === undefined ? splitTimeLast(row) : { at, title };
}

/** Lines of '0:00 Title', as in the description of a video. */
export const plainList: ChapterFormat = {
  id: 'plain',
  label: 'Plain text (0:00 Title)',
  extension: '.txt',
  loss: 'Times are rounded to whole seconds, and ends are left out.',
  matches: (text) => splitLines(text).some((row) => splitRow(row.trim()) !== null),
  read: (text) =>
    splitLines(text)
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const parts = splitRow(row);
        if (parts === null) return unreadable('This line has no time.', row);
        const startMs = parseTimecode(parts.at);
        if (startMs === null) return unreadable(INVALID_START, row);
        return readable({ startMs, endMs: null, title: oneLine(parts.title) });
      }),
  write: (marks) =>
    marks
      .map(({ startMs, title }) => {
        const wholeSeconds = Math.round(startMs / 1000) * 1000;
        const line = oneLine(title);
        const separator = separatorFirst.test(line) ? ' – ' : ' ';
        return `${formatTimecode(wholeSeconds)}${separator}${line}\n`;
      })
      .join(''),
};
