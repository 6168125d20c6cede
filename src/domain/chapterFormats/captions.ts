import { oneLine, splitLines } from './chapterFormat';
import { cueBlocks, decodeCueText } from './webVtt';

/** Words of captions, which are shown without their times. */
export interface Captions {
  format: 'WebVTT' | 'SRT';
  words: string;
  /** Number of cues with words. */
  cueCount: number;
  /** The same with their times, as WebVTT. */
  webVtt: string;
}

/** Times of SubRip, for which there is no standard: WebVTT's, with a comma before the milliseconds. */
const SRT_TIMES = /^\s*\d+:\d\d:\d\d[,.]\d+\s+-->\s+\d+:\d\d:\d\d[,.]\d+/;
/** Marks that end a sentence, in the scripts of India and others. */
const SENTENCE_END = /[.!?…।॥؟۔。！？]/;

function formatOf(lines: readonly string[]): Captions['format'] | null {
  const [first = '', second = ''] = lines.filter((line) => line.trim() !== '');
  if (/^WEBVTT(\s|$)/.test(first)) return 'WebVTT';
  return /^\s*\d+\s*$/.test(first) && SRT_TIMES.test(second) ? 'SRT' : null;
}

/** A line of SRT as one of WebVTT, whose times have decimal points. */
const withPoints = (line: string) =>
  line.includes('-->') ? line.replace(/(\d),(\d)/g, '$1.$2') : line;

/**
 * Reads captions as running text; null for a text that is none. Each cue becomes a line where no mark ends the
 * sentences.
 */
export function readCaptions(text: string): Captions | null {
  const lines = splitLines(text.replace(/^\uFEFF/, ''));
  const format = formatOf(lines);
  if (format === null) return null;
  const cues = cueBlocks(lines).flatMap((block) => {
    const times = block.findIndex((line) => line.includes('-->'));
    const words = oneLine(decodeCueText(block.slice(times + 1).join(' ')));
    return times < 0 || words === '' ? [] : [words];
  });
  const words = cues.join(' ');
  return {
    format,
    words: SENTENCE_END.test(words) ? words : cues.join('\n'),
    cueCount: cues.length,
    webVtt: format === 'SRT' ? `WEBVTT\n\n${lines.map(withPoints).join('\n')}` : lines.join('\n'),
  };
}
