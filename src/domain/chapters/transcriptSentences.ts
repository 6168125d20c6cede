import { once } from '../../platform/once';
import { startAfterPause, type SpeechPause } from './chapterSuggestions';

/** A sentence of a transcript, and about when it is spoken, in milliseconds. */
export interface TranscriptSentence {
  text: string;
  startMs: number;
}

interface ChapterStart {
  title: string;
  startMs: number;
}

interface Speech {
  /** Silent stretches, by time; none while they are unknown. */
  pauses: readonly SpeechPause[];
  durationMs: number;
  /** Chapters by time. */
  chapters: readonly ChapterStart[];
}

/** Position at which a sentence is expected to begin, and how far from there it may begin. */
interface Expected {
  ms: number;
  afterMs: number;
  beforeMs: number;
  toleranceMs: number;
}

/** Start of a sentence, and of its speech, which a pause may part. */
interface Start {
  startMs: number;
  spokenFromMs: number;
}

/** A sentence may begin this far from where lengths place it, in parts of its length and that of the one before. */
const TOLERANCE = 0.4;
const MIN_TOLERANCE_MS = 1500;
/** A chapter that begins this far from a pause begins with it. */
const PAUSE_MARGIN_MS = 250;
/** A chapter whose title shares this many letters with a sentence is named after it, as one of a caption is. */
const MIN_NAME_LENGTH = 12;

const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: 'sentence' }));

/** Sentences by the rules of Unicode (UAX #29), which know the marks of all scripts; a new line ends one too. */
function splitSentences(transcript: string): string[] {
  const parts = [...segmenter().segment(transcript)].map(({ segment }) => segment.trim());
  return parts.filter((part) => part !== '');
}

/** Milliseconds of speech between two times. */
function speechBetween(fromMs: number, toMs: number, pauses: readonly SpeechPause[]): number {
  const silent = pauses.map(({ startMs, endMs }) =>
    Math.max(0, Math.min(endMs, toMs) - Math.max(startMs, fromMs)),
  );
  return toMs - fromMs - silent.reduce((sum, each) => sum + each, 0);
}

/** Time at which as much speech has been heard since another time. */
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

/** The pause that ends nearest to where a sentence is expected and is longest, both weighed; null without one. */
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

/** Start of the chapter nearest to where a sentence is expected; null without one in reach. */
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

/** Starts of the chapters that are named after sentences, by time; null for the other sentences. */
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

/** For each sentence the next one whose start is known, itself included: its index and start, or those of the end. */
function nextKnown(starts: readonly (number | null)[], durationMs: number) {
  let next = { index: starts.length, ms: durationMs };
  const backwards = [...starts.entries()].toReversed().map(([index, ms]) => {
    if (ms !== null) next = { index, ms };
    return next;
  });
  return backwards.toReversed();
}

/** Chapters that a sentence may begin with: those at pauses, which no sentence is cut by. */
const chaptersAtPauses = (chapters: readonly ChapterStart[], pauses: readonly SpeechPause[]) =>
  chapters.filter(({ startMs: ms }) => {
    const isAt = ({ startMs, endMs }: SpeechPause) =>
      startMs - PAUSE_MARGIN_MS <= ms && ms <= endMs + PAUSE_MARGIN_MS;
    return pauses.length === 0 || pauses.some(isAt);
  });

/** A start with a chapter: its speech begins after the pause that it lies in. */
function startWith(chapterMs: number, pauses: readonly SpeechPause[]): Start {
  const pause = pauses.find(({ startMs, endMs }) => startMs <= chapterMs && chapterMs <= endMs);
  return { startMs: chapterMs, spokenFromMs: pause?.endMs ?? chapterMs };
}

/** A start with a chapter near where it is expected, or else after a pause near there. */
function startNear(expected: Expected, { pauses, chapters }: Speech): Start {
  const chapterMs = chapterNear(expected, chapters);
  if (chapterMs !== null) return startWith(chapterMs, pauses);
  const pause = pauseNear(expected, pauses);
  if (pause !== null) return { startMs: startAfterPause(pause), spokenFromMs: pause.endMs };
  const ms = Math.min(Math.round(expected.ms), expected.beforeMs);
  return { startMs: ms, spokenFromMs: ms };
}

/**
 * Sentences of a transcript with estimated starts, by time. A chapter that is named after a sentence begins with it.
 * Another sentence is taken to last as long as its share of the letters until the next such has of the speech until
 * there, and to begin with a chapter that starts at a pause near there, or else after a long pause; each of these sets
 * the estimate of the next sentence right again.
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
