import { once } from '../once';
import { startAfterPause, type SpeechPause } from './chapterSuggestions';

/** A sentence of a transcript, and about when it is spoken, in milliseconds. */
export interface TranscriptSentence {
  text: string;
  startMs: number;
}

interface Speech {
  /** Silent stretches, by time; none while they are unknown. */
  pauses: readonly SpeechPause[];
  durationMs: number;
}

/** A sentence may begin this far from where lengths say, in parts of its length and that of the one before. */
const TOLERANCE = 0.4;
const MIN_TOLERANCE_MS = 1500;

const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: 'sentence' }));

/** Sentences by the rules of Unicode (UAX #29), which know the marks of all scripts; a new line ends one too. */
function splitSentences(transcript: string): string[] {
  const parts = [...segmenter().segment(transcript)].map(({ segment }) => segment.trim());
  return parts.filter((part) => part !== '');
}

/** Milliseconds of speech from a time to the end. */
function speechAfter(ms: number, { pauses, durationMs }: Speech): number {
  const silent = pauses.map(({ startMs, endMs }) => Math.max(0, endMs - Math.max(startMs, ms)));
  return durationMs - ms - silent.reduce((sum, each) => sum + each, 0);
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

/** The pause after a time that ends nearest to another and is longest, both weighed; null without one. */
function pauseNear(
  ms: number,
  { afterMs, toleranceMs }: { afterMs: number; toleranceMs: number },
  pauses: readonly SpeechPause[],
): SpeechPause | null {
  let [found, highest]: [SpeechPause | null, number] = [null, 0];
  for (const pause of pauses) {
    if (pause.startMs <= afterMs) continue;
    const nearness = Math.max(0, 1 - Math.abs(pause.endMs - ms) / toleranceMs);
    const weight = nearness ** 2 * (pause.endMs - pause.startMs);
    if (weight > highest) [found, highest] = [pause, weight];
  }
  return found;
}

/**
 * Sentences of a transcript with estimated starts, by time. A sentence is taken to last as long as its share of the
 * letters that are left has of the speech that is left, and to begin after a long pause near there; each pause found so
 * sets the estimate of the next sentence right again.
 */
export function transcriptSentences(transcript: string, speech: Speech): TranscriptSentence[] {
  const { pauses, durationMs } = speech;
  const texts = splitSentences(transcript);
  let lettersLeft = texts.reduce((sum, { length }) => sum + length, 0);
  let [startMs, spokenFromMs] = [0, 0];
  return texts.map((text, index) => {
    const before = texts[index - 1];
    if (before !== undefined) {
      const letterMs = speechAfter(spokenFromMs, speech) / lettersLeft;
      const expectedMs = timeAfterSpeech(spokenFromMs, letterMs * before.length, pauses);
      const meanLength = (before.length + text.length) / 2;
      const toleranceMs = Math.max(MIN_TOLERANCE_MS, TOLERANCE * letterMs * meanLength);
      const pause = pauseNear(expectedMs, { afterMs: spokenFromMs, toleranceMs }, pauses);
      spokenFromMs = Math.min(pause?.endMs ?? Math.round(expectedMs), durationMs);
      startMs = pause === null ? spokenFromMs : startAfterPause(pause);
      lettersLeft -= before.length;
    }
    return { text, startMs };
  });
}
