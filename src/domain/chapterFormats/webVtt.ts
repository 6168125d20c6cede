import { parseTimecode } from '../text/duration';
import {
  splitLines,
  formatTimestamp,
  INVALID_START,
  oneLine,
  dropImpliedEnds,
  readable,
  unreadable,
  withExplicitEnds,
  type ChapterFormat,
  type ParsedRow,
} from './chapterFormat';

const timing = /^\s*(\S+)\s+-->\s+(\S+)/;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** Plain text of a cue, without tags and entities. */
export const decodeCueText = (text: string) =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);

const escapeCueText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Blocks of lines, separated by empty ones. */
export function cueBlocks(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

function readCue(block: readonly string[]): ParsedRow[] {
  const timingIndex = block.findIndex((row) => row.includes('-->'));
  if (timingIndex < 0) return [];
  const [, start = '', end = ''] = timing.exec(block[timingIndex] ?? '') ?? [];
  const startMs = parseTimecode(start);
  if (startMs === null) return [unreadable(INVALID_START, block.join(' '))];
  const title = oneLine(decodeCueText(block.slice(timingIndex + 1).join(' ')));
  return [readable({ startMs, endMs: parseTimecode(end), title })];
}

/** WebVTT (W3C webvtt1, section 4): each chapter is a cue, and every cue has an end. */
export const webVtt: ChapterFormat = {
  id: 'webvtt',
  label: 'WebVTT chapters',
  extension: '.vtt',
  loss: 'Every chapter gets an end: the next start, or the end of the audio.',
  matches: (text) => text.startsWith('WEBVTT'),
  read: (text) => dropImpliedEnds(cueBlocks(splitLines(text)).flatMap(readCue)),
  write: (marks, { durationMs }) => {
    const cues = withExplicitEnds(marks, durationMs).map(({ startMs, endMs, title }, index) => {
      const times = `${formatTimestamp(startMs)} --> ${formatTimestamp(endMs)}`;
      return `\n${index + 1}\n${times}\n${escapeCueText(oneLine(title))}\n`;
    });
    return `WEBVTT\n${cues.join('')}`;
  },
};
