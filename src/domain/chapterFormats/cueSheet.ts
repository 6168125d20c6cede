import { linesOf, NO_TIME, oneLine, readable, unreadable } from './chapterFormat';
import { type ChapterFormat, type ReadRow } from './chapterFormat';

const FRAMES_PER_SECOND = 75;
const index = /^INDEX\s+(\d+)\s+(\d+):(\d{1,2}):(\d{1,2})$/i;
const titled = /^TITLE\s+(?:"([^"]*)"|(.*))$/i;
const two = (value: number) => String(value).padStart(2, '0');

/** Minutes, seconds and frames: '75:02:37'. */
function frameTime(ms: number): string {
  const frames = Math.round((ms * FRAMES_PER_SECOND) / 1000);
  const seconds = Math.floor(frames / FRAMES_PER_SECOND);
  return [Math.floor(seconds / 60), seconds % 60, frames % FRAMES_PER_SECOND].map(two).join(':');
}

function readTrack(rows: readonly string[]): ReadRow {
  const title = rows.map((row) => titled.exec(row)).find((match) => match !== null);
  const starts = rows.map((row) => index.exec(row)).filter((match) => match !== null);
  // INDEX 00 is the pause before the track.
  const start = starts.find((match) => Number(match[1]) === 1);
  if (start === undefined) return unreadable(NO_TIME, rows.join(' '));
  const [, , minutes, seconds, frames] = start.map(Number);
  if ((seconds ?? 0) > 59 || (frames ?? 0) >= FRAMES_PER_SECOND) {
    return unreadable(NO_TIME, rows.join(' '));
  }
  const whole = (minutes ?? 0) * 60 + (seconds ?? 0);
  const startMs = whole * 1000 + Math.round(((frames ?? 0) * 1000) / FRAMES_PER_SECOND);
  return readable({ startMs, endMs: null, title: oneLine(title?.[1] ?? title?.[2] ?? '') });
}

/** A cue sheet: one track for each chapter. */
export const cueSheet: ChapterFormat = {
  id: 'cue',
  label: 'CUE sheet',
  extension: '.cue',
  loss: 'Times are rounded to 1/75 second, double quotes become single ones, and ends are left out.',
  matches: (text) => linesOf(text).some((row) => /^\s*INDEX\s+\d+\s+\d+:\d+:\d+\s*$/i.test(row)),
  read: (text) => {
    const tracks: string[][] = [];
    for (const row of linesOf(text).map((raw) => raw.trim())) {
      if (/^TRACK\s/i.test(row)) tracks.push([row]);
      else tracks.at(-1)?.push(row);
    }
    return tracks.map(readTrack);
  },
  write: (marks, { fileName }) => {
    const quoted = (text: string) => `"${oneLine(text).replace(/"/g, "'")}"`;
    const kind = /\.wav$/i.test(fileName) ? 'WAVE' : 'MP3';
    const tracks = marks.map(({ startMs, title }, place) =>
      [
        `  TRACK ${two(place + 1)} AUDIO`,
        `    TITLE ${quoted(title)}`,
        `    INDEX 01 ${frameTime(startMs)}`,
        '',
      ].join('\n'),
    );
    return `FILE ${quoted(fileName)} ${kind}\n${tracks.join('')}`;
  },
};
