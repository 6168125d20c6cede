import { once } from '../../platform/once';
import { startAfterPause, type SpeechPause } from './chapterSuggestions';

/** Sentence of a transcript with the estimated start of its speech, in milliseconds. */
export interface TranscriptSentence {
  text: string;
  startMs: number;
}

interface ChapterStart {
  title: string;
  startMs: number;
}

interface Speech {
  /** Silent stretches, by time; empty while unknown. */
  pauses: readonly SpeechPause[];
  durationMs: number;
  /** Chapters by time. */
  chapters: readonly ChapterStart[];
}

/** Expected start of a sentence, its bounds and its tolerance, in milliseconds. */
interface Expected {
  ms: number;
  afterMs: number;
  beforeMs: number;
  toleranceMs: number;
}

/** Start of a sentence and of its speech, in milliseconds; they differ by the pause between them. */
interface Start {
  startMs: number;
  spokenFromMs: number;
}

/** Tolerance of the start estimated by length, as a share of the mean length of the sentence and the previous one. */
const TOLERANCE = 0.4;
const MIN_TOLERANCE_MS = 1500;
/** Maximum distance in milliseconds between a pause and a chapter that begins with it. */
const PAUSE_MARGIN_MS = 250;
/**
 * Minimum common prefix, in UTF-16 code units, for a chapter to count as named after a sentence, as caption chapters
 * are.
 */
const MIN_NAME_LENGTH = 12;

const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: 'sentence' }));

/** Splits sentences by Unicode rules (UAX #29), which cover the punctuation of all scripts; a newline ends one too. */
function splitSentences(transcript: string): string[] {
  const parts = [...segmenter().segment(transcript)].map(({ segment }) => segment.trim());
  return parts.filter((part) => part !== '');
}

/** Milliseconds of speech between two times, pauses excluded. */
function speechBetween(fromMs: number, toMs: number, pauses: readonly SpeechPause[]): number {
  const silent = pauses.map(({ startMs, endMs }) =>
    Math.max(0, Math.min(endMs, toMs) - Math.max(startMs, fromMs)),
  );
  return toMs - fromMs - silent.reduce((sum, each) => sum + each, 0);
}

/** Time by which a given amount of speech has passed since `fromMs`. */
function timeAfterSpeech(fromMs: number, speechMs: number, pauses: readonly SpeechPause[]): number {
  let [ms, left] = [fromMs, speechMs];
  for (const { startMs, endMs } of pauses) {
    if (endMs <= ms) continue;
    const heard = Math.max(0, startMs - ms);
    if (heard >= left) break;
    left -= heard;
    ms = endMs;
  }
  return ms + left;
}

/** Pause with the best combined score of closeness to an expected start and of length; null without one. */
function pauseNear(
  { ms, afterMs, beforeMs, toleranceMs }: Expected,
  pauses: readonly SpeechPause[],
): SpeechPause | null {
  let [found, highest]: [SpeechPause | null, number] = [null, 0];
  for (const pause of pauses) {
    if (pause.startMs <= afterMs || pause.endMs > beforeMs) continue;
    const nearness = Math.max(0, 1 - Math.abs(pause.endMs - ms) / toleranceMs);
    const weight = nearness ** 2 * (pause.endMs - pause.startMs);
    if (weight > highest) [found, highest] = [pause, weight];
  }
  return found;
}

/** Start of the chapter nearest to an expected start; null without one in tolerance. */
function chapterNear(
  { ms, afterMs, beforeMs, toleranceMs }: Expected,
  chapters: readonly ChapterStart[],
): number | null {
  let [found, least]: [number | null, number] = [null, toleranceMs];
  for (const { startMs } of chapters) {
    const distance = Math.abs(startMs - ms);
    const isBetween = afterMs < startMs && startMs < beforeMs;
    if (isBetween && distance < least) [found, least] = [startMs, distance];
  }
  return found;
}

function isNamedAfter(title: string, sentence: string): boolean {
  if (title === sentence) return true;
  const [short, long] = title.length < sentence.length ? [title, sentence] : [sentence, title];
  return short.length >= MIN_NAME_LENGTH && long.startsWith(short);
}

/** Start of the chapter named after each sentence, in order; null for other sentences. */
function namedStarts(
  sentences: readonly string[],
  chapters: readonly ChapterStart[],
): (number | null)[] {
  let left = chapters;
  return sentences.map((sentence) => {
    const found = left.findIndex(({ title }) => isNamedAfter(title, sentence));
    const start = left[found]?.startMs ?? null;
    left = left.slice(found + 1);
    return start;
  });
}

/** Next sentence with a known start for each sentence, itself included: its index and start, or those of the end. */
function nextKnown(starts: readonly (number | null)[], durationMs: number) {
  let next = { index: starts.length, ms: durationMs };
  const backwards = [...starts.entries()].toReversed().map(([index, ms]) => {
    if (ms !== null) next = { index, ms };
    return next;
  });
  return backwards.toReversed();
}

/** Chapters likely to begin with a sentence: those at pauses, because a pause does not cut a sentence. */
const chaptersAtPauses = (chapters: readonly ChapterStart[], pauses: readonly SpeechPause[]) =>
  chapters.filter(({ startMs: ms }) => {
    const isAt = ({ startMs, endMs }: SpeechPause) =>
      startMs - PAUSE_MARGIN_MS <= ms && ms <= endMs + PAUSE_MARGIN_MS;
    return pauses.length === 0 || pauses.some(isAt);
  });

/** Start together with a chapter: its speech begins after the pause around the chapter's start. */
function startWith(chapterMs: number, pauses: readonly SpeechPause[]): Start {
  const pause = pauses.find(({ startMs, endMs }) => startMs <= chapterMs && chapterMs <= endMs);
  return { startMs: chapterMs, spokenFromMs: pause?.endMs ?? chapterMs };
}

/** Start at a chapter near the expected time, else after a pause near there, else at the expected time. */
function startNear(expected: Expected, { pauses, chapters }: Speech): Start {
  const chapterMs = chapterNear(expected, chapters);
  if (chapterMs !== null) return startWith(chapterMs, pauses);
  const pause = pauseNear(expected, pauses);
  if (pause !== null) return { startMs: startAfterPause(pause), spokenFromMs: pause.endMs };
  const ms = Math.min(Math.round(expected.ms), expected.beforeMs);
  return { startMs: ms, spokenFromMs: ms };
}

/**
 * Sentences of a transcript with estimated starts, in order. A chapter named after a sentence fixes its start. Between
 * such fixed points, each sentence is assumed to take a share of the speech in proportion to its letters, and then
 * moved to a chapter at a nearby pause, or else after a long pause nearby; each correction improves the estimate of the
 * next sentence.
 */
export function transcriptSentences(transcript: string, speech: Speech): TranscriptSentence[] {
  const { pauses, durationMs } = speech;
  const texts = splitSentences(transcript);
  const chapters = speech.chapters.filter(({ startMs }) => startMs < durationMs);
  const known = nextKnown(namedStarts(texts, chapters), durationMs);
  const likely = { pauses, durationMs, chapters: chaptersAtPauses(chapters, pauses) };
  let letters = 0;
  const offsets = texts.map(({ length }) => (letters += length) - length);
  const offsetOf = (index: number) => offsets[index] ?? letters;
  let start: Start = { startMs: 0, spokenFromMs: 0 };
  return texts.map((text, index) => {
    const next = known[index] ?? { index: texts.length, ms: durationMs };
    const before = texts[index - 1];
    if (next.index === index) start = startWith(next.ms, pauses);
    else if (before !== undefined) {
      const { spokenFromMs: afterMs } = start;
      const speechMs = Math.max(0, speechBetween(afterMs, next.ms, pauses));
      const letterMs = speechMs / (offsetOf(next.index) - offsetOf(index - 1));
      const ms = timeAfterSpeech(afterMs, letterMs * before.length, pauses);
      const meanLength = (before.length + text.length) / 2;
      const toleranceMs = Math.max(MIN_TOLERANCE_MS, TOLERANCE * letterMs * meanLength);
      const expected = { ms, afterMs, beforeMs: next.ms, toleranceMs };
      start = startNear(expected, likely);
    }
    return { text, startMs: start.startMs };
  });
}
