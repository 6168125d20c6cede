// Levels speech and encodes it as MP3 or M4A.

import { execFileSync, spawnSync } from 'node:child_process';
import { seeded } from '../art/random.js';
import { sampleRate, type Speech } from './speak.js';

export type Packing = 'mp3' | 'mp3-vbr' | 'm4a';

const loudness = -18;
const raw = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', '-'];

/** Deterministic by name: three in five are MP3, a few of them VBR; the rest is M4A. */
export function packingOf(name: string): Packing {
  const random = seeded(`${name} packing`);
  if (!random.chance(0.6)) return 'm4a';
  return random.chance(0.04) ? 'mp3-vbr' : 'mp3';
}

export const extensionOf = (packing: Packing): string => (packing === 'm4a' ? 'm4a' : 'mp3');

/** Kilobytes per second, for planning. Low on purpose, as the whole set is part of the repository. */
export const kilobytesPerSecond = (packing: Packing): number =>
  ({ mp3: 1.2, 'mp3-vbr': 3.2, m4a: 1.36 })[packing];

function gainFor(samples: Buffer): number {
  const measured = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostats', ...raw, '-af', 'highpass=f=85,ebur128', '-f', 'null', '-'],
    { input: samples, encoding: 'buffer', maxBuffer: 1 << 26 },
  ).stderr.toString();
  const found = [...measured.matchAll(/\bI:\s+(-?[\d.]+) LUFS/g)].at(-1)?.[1];
  if (found === undefined) throw new Error('The loudness could not be measured');
  return loudness - Number(found);
}

export function encode(speech: Speech, packing: Packing, file: string): void {
  const gain = gainFor(speech.samples).toFixed(2);
  const filters = `highpass=f=85,volume=${gain}dB,alimiter=limit=0.84:level=false:latency=true`;
  const codec = {
    mp3: ['-c:a', 'libmp3lame', '-b:a', '8k', '-abr', '1'],
    'mp3-vbr': ['-c:a', 'libmp3lame', '-q:a', '9.9'],
    m4a: ['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '9k', '-movflags', '+faststart'],
  }[packing];
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      ...raw,
      '-af',
      filters,
      '-ar',
      '16000',
      '-ac',
      '1',
      ...codec,
      ...plain,
      file,
    ],
    { input: speech.samples, maxBuffer: 1 << 26 },
  );
}

export function durationOf(file: string): number {
  const output = execFileSync('ffprobe', [
    ...['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file],
  ]);
  return Math.round(Number(output.toString().trim()) * 1000) / 1000;
}
