import { parseTimecode } from '../text/duration';
import {
  linesOf,
  longTime,
  NO_TIME,
  oneLine,
  openTouchingEnds,
  readable,
  unreadable,
  withEnds,
  type ChapterFormat,
  type ReadRow,
} from './chapterFormat';

const timing = /^\s*(\S+)\s+-->\s+(\S+)/;
const names: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

const decoded = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => names[entity] ?? entity);

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function readCue(block: readonly string[]): ReadRow[] {
  const place = block.findIndex((row) => row.includes('-->'));
  if (place < 0) return [];
  const [, start = '', end = ''] = timing.exec(block[place] ?? '') ?? [];
  const startMs = parseTimecode(start);
  if (startMs === null) return [unreadable(NO_TIME, block.join(' '))];
  const title = oneLine(decoded(block.slice(place + 1).join(' ')));
  return [readable({ startMs, endMs: parseTimecode(end), title })];
}

/** https://www.w3.org/TR/webvtt1: a chapter is a cue, and a cue has an end. */
export const webVtt: ChapterFormat = {
  id: 'webvtt',
  label: 'WebVTT chapters',
  extension: '.vtt',
  loss: 'Every chapter gets an end: the next start, or the end of the audio.',
  matches: (text) => text.startsWith('WEBVTT'),
  read: (text) => {
    const blocks: string[][] = [[]];
    for (const row of linesOf(text)) {
      if (row.trim() === '') blocks.push([]);
      else blocks.at(-1)?.push(row);
    }
    return openTouchingEnds(blocks.flatMap(readCue));
  },
  write: (marks, { durationMs }) => {
    const cues = withEnds(marks, durationMs).map(({ startMs, endMs, title }, place) => {
      const times = `${longTime(startMs)} --> ${longTime(endMs)}`;
      return `\n${place + 1}\n${times}\n${escaped(oneLine(title))}\n`;
    });
    return `WEBVTT\n${cues.join('')}`;
  },
};
