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
/** '0:00', a tab, '1:25', a tab and the title: a start, an end and a title as columns of a sheet. */
const spanFirst = new RegExp(String.raw`^(${time})\t(${time})(?:\t(.*))?$`);
/** A title that would be read as the separator between time and title. */
const separatorFirst = /^[-–—:|]\s/;
const timeLast = new RegExp(String.raw`[([]?(${time})[)\]]?$`);
/** The end of a line in which its time has to be: looked for in a whole line, long ones would take minutes. */
const TIME_CHARACTERS = 24;

interface RowParts {
  at: string;
  /** Null for a row without one. */
  until: string | null;
  title: string;
}

/** 'Title – 0:00'. */
function splitTimeLast(row: string): RowParts | null {
  const end = row.slice(-TIME_CHARACTERS);
  const [match, at] = timeLast.exec(end) ?? [];
  if (match === undefined || at === undefined) return null;
  const name = row.slice(0, row.length - match.length).trimEnd();
  const title = name.replace(/[-–—:|]$/, '').trimEnd() || name;
  return title === '' ? null : { at, until: null, title };
}

function splitTimeFirst(row: string): RowParts | null {
  const [, from, until, name = ''] = spanFirst.exec(row) ?? [];
  if (from !== undefined && until !== undefined) return { at: from, until, title: name };
  const [, at, title = ''] = timeFirst.exec(row) ?? [];
  return at === undefined ? null : { at, until: null, title };
}

const splitRow = (row: string): RowParts | null => splitTimeFirst(row) ?? splitTimeLast(row);

/** True for a row that begins with a time and goes on with a title. */
export function isTimedRow(row: string): boolean {
  const title = splitTimeFirst(row.trim())?.title.trim() ?? '';
  return title !== '';
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
        const endMs = parts.until === null ? null : parseTimecode(parts.until);
        return readable({ startMs, endMs, title: oneLine(parts.title) });
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
