// Speaks a text sentence by sentence, and records where each paragraph begins.

import { execFileSync } from 'node:child_process';
import type { Voice } from './voices.js';

export const sampleRate = 22050;

const paragraphPause = 0.9;
const sentencePause = 0.35;

export interface Speech {
  /** Mono, 16 bit, little endian. */
  samples: Buffer;
  /** Seconds. */
  paragraphStarts: number[];
}

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}

function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?।؟۔][”’"')]?)\s+/u).filter((part) => part !== '');
}

const silence = (seconds: number): Buffer => Buffer.alloc(Math.round(seconds * sampleRate) * 2);

/** Trims near-silence at both ends, so that all pauses are those inserted here. */
function trimmed(samples: Buffer): Buffer {
  const loud = (i: number): boolean => Math.abs(samples.readInt16LE(i * 2)) > 120;
  const count = Math.floor(samples.length / 2);
  const margin = Math.round(0.02 * sampleRate);
  let first = 0;
  while (first < count && !loud(first)) first += 1;
  let last = count - 1;
  while (last > first && !loud(last)) last -= 1;
  return samples.subarray(Math.max(0, first - margin) * 2, Math.min(count, last + 1 + margin) * 2);
}

function say(sentence: string, voice: Voice): Buffer {
  const speed = ['-s', String(voice.wordsPerMinute), '-p', String(voice.pitch)];
  const wave = execFileSync(
    'espeak-ng',
    ['-v', voice.name, ...speed, '-b', '1', '-z', '--stdin', '--stdout'],
    { input: sentence, maxBuffer: 1 << 28 },
  );
  const rate = wave.readUInt32LE(24);
  const data = wave.indexOf('data', 12, 'latin1');
  if (rate !== sampleRate || data < 0) throw new Error(`An unexpected wave from ${voice.name}`);
  return trimmed(wave.subarray(data + 8));
}

export function speak(text: string, voice: Voice): Speech {
  const parts: Buffer[] = [];
  const paragraphStarts: number[] = [];
  let length = 0;
  const add = (samples: Buffer): void => {
    parts.push(samples);
    length += samples.length;
  };
  paragraphsOf(text).forEach((paragraph, p) => {
    if (p > 0) add(silence(paragraphPause));
    paragraphStarts.push(length / 2 / sampleRate);
    sentencesOf(paragraph).forEach((sentence, i) => {
      if (i > 0) add(silence(sentencePause));
      add(say(sentence, voice));
    });
  });
  add(silence(sentencePause));
  return { samples: Buffer.concat(parts), paragraphStarts };
}
