import {
  splitLines,
  INVALID_START,
  oneLine,
  readable,
  twoDigits,
  unreadable,
} from './chapterFormat';
import { type ChapterFormat, type ParsedRow } from './chapterFormat';

const FRAMES_PER_SECOND = 75;
const indexCommand = /^INDEX\s+(\d+)\s+(\d+):(\d{1,2}):(\d{1,2})$/i;
const titleCommand = /^TITLE\s+(?:"([^"]*)"|(.*))$/i;

/** Formats a time as minutes, seconds and frames of 1/75 s, 'mm:ss:ff': '75:02:37'. */
function formatFrames(ms: number): string {
  const frames = Math.round((ms * FRAMES_PER_SECOND) / 1000);
  const seconds = Math.floor(frames / FRAMES_PER_SECOND);
  return [Math.floor(seconds / 60), seconds % 60, frames % FRAMES_PER_SECOND]
    .map(twoDigits)
    .join(':');
}

/** Type for the FILE command: by convention WAVE covers all decoded formats, such as FLAC, M4A and Ogg. */
function fileTypeOf(fileName: string): string {
  if (/\.mp3$/i.test(fileName)) return 'MP3';
  return /\.aif[fc]?$/i.test(fileName) ? 'AIFF' : 'WAVE';
}

function readTrack(rows: readonly string[]): ParsedRow {
  const title = rows.map((row) => titleCommand.exec(row)).find((match) => match !== null);
  const starts = rows.map((row) => indexCommand.exec(row)).filter((match) => match !== null);
  // INDEX 00 is the pregap of the track, INDEX 01 its start.
  const start = starts.find((match) => Number(match[1]) === 1);
  if (start === undefined) return unreadable(INVALID_START, rows.join(' '));
  const [, , minutes, seconds, frames] = start.map(Number);
  if ((seconds ?? 0) > 59 || (frames ?? 0) >= FRAMES_PER_SECOND) {
    return unreadable(INVALID_START, rows.join(' '));
  }
  const wholeSeconds = (minutes ?? 0) * 60 + (seconds ?? 0);
  const startMs = wholeSeconds * 1000 + Math.round(((frames ?? 0) * 1000) / FRAMES_PER_SECOND);
  return readable({ startMs, endMs: null, title: oneLine(title?.[1] ?? title?.[2] ?? '') });
}

/** Cue sheet of the CDRWIN User's Guide: one TRACK command per chapter. */
export const cueSheet: ChapterFormat = {
  id: 'cue',
  label: 'CUE sheet',
  extension: '.cue',
  loss: 'Times are rounded to 1/75 second, double quotes become single ones, and ends are left out. Other programs may refuse more than 99 chapters.',
  matches: (text) => splitLines(text).some((row) => /^\s*INDEX\s+\d+\s+\d+:\d+:\d+\s*$/i.test(row)),
  read: (text) => {
    const tracks: string[][] = [];
    for (const row of splitLines(text).map((raw) => raw.trim())) {
      if (/^TRACK\s/i.test(row)) tracks.push([row]);
      else tracks.at(-1)?.push(row);
    }
    return tracks.map(readTrack);
  },
  write: (marks, { fileName }) => {
    const quoted = (text: string) => `"${oneLine(text).replace(/"/g, "'")}"`;
    const tracks = marks.map(({ startMs, title }, index) =>
      [
        `  TRACK ${twoDigits(index + 1)} AUDIO`,
        `    TITLE ${quoted(title)}`,
        `    INDEX 01 ${formatFrames(startMs)}`,
        '',
      ].join('\n'),
    );
    return `FILE ${quoted(fileName)} ${fileTypeOf(fileName)}\n${tracks.join('')}`;
  },
};
