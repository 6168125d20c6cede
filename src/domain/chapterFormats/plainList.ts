import { formatTimecode, parseTimecode } from '../text/duration';
import {
  INVALID_START,
  splitLines,
  oneLine,
  readable,
  unreadable,
  type ChapterFormat,
} from './chapterFormat';
import {
  areNumbered,
  isHeader,
  splitCells,
  splitSecondsRows,
  TIME,
  type RowParts,
} from './sheetRows';

/** Line such as '1. [0:00] – Title', and its usual variants. */
const timeFirst = new RegExp(
  String.raw`^(?:[-*•]\s+|\d+[.)]\s+)?[([]?(${TIME})[)\]]?(?:\s*[-–—:|]\s+|\s+|$)(.*)$`,
);
/** Line such as '1. [0:00–1:25] Title', and its variants. */
const rangeFirst = new RegExp(
  String.raw`^(?:[-*•]\s+|\d+[.)]\s+)?[([]?(${TIME})\s*[-–—]\s*(${TIME})[)\]]?(?:\s*[-–—:|]\s+|\s+|$)(.*)$`,
);
/** Start of a title that would be read as the separator after the time, or together with it as an end. */
const separatorFirst = /^(?:[-–—:|]\s|[-–—]\d)/;
const timeLast = new RegExp(String.raw`[([]?(${TIME})[)\]]?$`);
const rangeLast = new RegExp(String.raw`(?:^|\s)[([]?(${TIME})(?:\s*[-–—]\s*|\s+)(${TIME})[)\]]?$`);
/**
 * Length of a line's end that is searched for times, in UTF-16 code units: searching long lines as a whole would take
 * minutes.
 */
const TIME_CHARACTERS = 24;
const RANGE_CHARACTERS = 2 * TIME_CHARACTERS;

/** True when the end is after the start; otherwise two times with a dash are not a range. */
const isRange = (at: string, until: string) =>
  (parseTimecode(at) ?? Infinity) < (parseTimecode(until) ?? 0);

/** Title before the times at the end of a line, without the dash between them. */
const titleBefore = (row: string, times: string) => {
  const name = row.slice(0, row.length - times.length).trimEnd();
  return name.replace(/[-–—:|]$/, '').trimEnd() || name;
};

/** Parses 'Title – 0:00' and 'Title 0:00–1:25'. */
function splitTimeLast(row: string): RowParts | null {
  const [span, from, to] = rangeLast.exec(row.slice(-RANGE_CHARACTERS)) ?? [];
  if (span !== undefined && from !== undefined && to !== undefined && isRange(from, to)) {
    const title = titleBefore(row, span);
    if (title !== '') return { at: from, until: to, title, isTitleFirst: true };
  }
  const [match, at] = timeLast.exec(row.slice(-TIME_CHARACTERS)) ?? [];
  if (match === undefined || at === undefined) return null;
  const title = titleBefore(row, match);
  return title === '' ? null : { at, until: null, title, isTitleFirst: true };
}

function splitTimeFirst(row: string): RowParts | null {
  const [, from, to, name = ''] = rangeFirst.exec(row) ?? [];
  if (from !== undefined && to !== undefined && isRange(from, to)) {
    return { at: from, until: to, title: name, isTitleFirst: false };
  }
  const [, at, title = ''] = timeFirst.exec(row) ?? [];
  return at === undefined ? null : { at, until: null, title, isTitleFirst: false };
}

function splitRow(row: string, isNumbered: boolean): RowParts | null {
  const [firstCell = '', ...others] = row.split('\t');
  const isListed = others.length === 0 || (splitTimeFirst(firstCell)?.title ?? '') !== '';
  const listed = isListed ? splitTimeFirst(row) : null;
  return listed ?? splitCells(row, isNumbered) ?? splitTimeFirst(row) ?? splitTimeLast(row);
}

interface Row {
  text: string;
  /** Null for a line without a time. */
  parts: RowParts | null;
}

/** Lines of a list or sheet, without empty lines and the header row. */
function splitRows(text: string): { rows: Row[]; hasHeader: boolean } {
  const lines = splitLines(text)
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const hasHeader = isHeader(lines[0] ?? '', lines[1]);
  const texts = hasHeader ? lines.slice(1) : lines;
  const ofSeconds = splitSecondsRows(texts);
  const isNumbered = areNumbered(texts);
  const rows = texts.map((row, index) => {
    return { text: row, parts: ofSeconds?.[index] ?? splitRow(row, isNumbered) };
  });
  return { rows, hasHeader };
}

const isMost = (rows: readonly Row[], isOne: (parts: RowParts) => boolean) =>
  rows.filter(({ parts }) => parts !== null && isOne(parts)).length > rows.length / 2;

/** True when most lines have a time, in any position, and a title. */
export const isTimedList = (text: string): boolean =>
  isMost(splitRows(text).rows, ({ title }) => title.trim() !== '');

/** Number of lines, and of lines with a time at the end, after a title. */
export function countTimesLast(text: string): { lines: number; timed: number } {
  const { rows } = splitRows(text);
  const isTimed = ({ parts }: Row) => parts?.isTitleFirst === true && parts.title.trim() !== '';
  return { lines: rows.length, timed: rows.filter(isTimed).length };
}

/** True when most lines have a time before a title, or a title and a time in any order under a header row. */
export function isTimeFirstList(text: string): boolean {
  const { rows, hasHeader } = splitRows(text);
  return isMost(
    rows,
    ({ title, isTitleFirst }) => title.trim() !== '' && (hasHeader || !isTitleFirst),
  );
}

/** Lines of '0:00 Title', as in the description of a video; rows of a spreadsheet are read as well. */
export const plainList: ChapterFormat = {
  id: 'plain',
  label: 'Plain text (0:00 Title)',
  extension: '.txt',
  loss: 'Times are rounded to whole seconds, and ends are left out.',
  matches: (text) => splitRows(text).rows.some(({ parts }) => parts !== null),
  read: (text) =>
    splitRows(text).rows.map(({ text: row, parts }) => {
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
