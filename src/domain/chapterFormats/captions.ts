import { oneLine, splitLines } from './chapterFormat';
import { cueBlocks, decodeCueText } from './webVtt';

/** Text of captions without the times. */
export interface Captions {
  format: 'WebVTT' | 'SRT';
  words: string;
  /** Number of cues with text. */
  cueCount: number;
  /** Captions with their times, as WebVTT. */
  webVtt: string;
}

/** Timing line of SubRip, which has no standard: as in WebVTT, with a comma before the milliseconds. */
const SRT_TIMES = /^\s*\d+:\d\d:\d\d[,.]\d+\s+-->\s+\d+:\d\d:\d\d[,.]\d+/;
/** Sentence-final punctuation, in the scripts of India and others. */
const SENTENCE_END = /[.!?…।॥؟۔。！？]/;

function formatOf(lines: readonly string[]): Captions['format'] | null {
  const [first = '', second = ''] = lines.filter((line) => line.trim() !== '');
  if (/^WEBVTT(\s|$)/.test(first)) return 'WebVTT';
  return /^\s*\d+\s*$/.test(first) && SRT_TIMES.test(second) ? 'SRT' : null;
}

/** Converts a line of SRT to WebVTT, whose times have decimal points. */
const withPoints = (line: string) =>
  line.includes('-->') ? line.replace(/(\d),(\d)/g, '$1.$2') : line;

/**
 * Extracts running text from captions; null for a text that is not captions. Without sentence-final punctuation, each
 * cue becomes a line.
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
