import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Recordings of 40 s that encode their position: each second is a rising or falling tone, different from its
 * neighbours. Every other five seconds have noise on top, so that the frames of the VBR MP3 differ (8 to 112 kbit/s).
 * LAME 3.100 and FFmpeg's AAC, mono, 16 kHz.
 */
export const SECONDS = 40;
/** Sample rate in Hz. */
export const RATE = 16_000;
const LOUDNESS = 0.4;

/** Phase of the tone at a moment, in radians: rising from 300 Hz in even seconds, falling from 2700 Hz in odd ones. */
export function sweepPhase(seconds: number): number {
  const second = Math.floor(seconds);
  const within = seconds - second;
  const bend = (600 + 75 * (second % 5)) * within * within;
  return 2 * Math.PI * (second % 2 === 0 ? 300 * within + bend : 2700 * within - bend);
}

/** A WAV file of the tones, 16 bits (RIFF/WAVE 1.0). */
function wavOfSweeps(): Buffer {
  const samples = SECONDS * RATE;
  const wav = Buffer.alloc(44 + 2 * samples);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + 2 * samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(2 * RATE, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(2 * samples, 40);
  for (let at = 0; at < samples; at += 1) {
    wav.writeInt16LE(Math.round(32_000 * LOUDNESS * Math.sin(sweepPhase(at / RATE))), 44 + 2 * at);
  }
  return wav;
}

const fileOf = (name: string) => readFileSync(join('e2e/recordings', name));
/** Delay in samples by LAME's encoder (576) and every MP3 decoder (529). */
const MP3_DELAY = 576 + 529;
/** Priming samples of FFmpeg's AAC encoder, one frame; the file has no edit list to skip them. */
const AAC_DELAY = 1024;

export interface SweptRecording {
  name: string;
  file: string;
  mimeType: string;
  read: () => Buffer;
  /** Encoder's silence before the sound, in seconds. */
  delaySeconds: number;
}

export const recordings: readonly SweptRecording[] = [
  {
    name: 'MP3 of constant bit rate',
    file: 'sweeps-cbr.mp3',
    mimeType: 'audio/mpeg',
    read: () => fileOf('sweeps-cbr.mp3'),
    delaySeconds: MP3_DELAY / RATE,
  },
  {
    name: 'MP3 of varying bit rate, without a header that says so',
    file: 'sweeps-vbr.mp3',
    mimeType: 'audio/mpeg',
    read: () => fileOf('sweeps-vbr.mp3'),
    delaySeconds: MP3_DELAY / RATE,
  },
  {
    name: 'M4A',
    file: 'sweeps.m4a',
    mimeType: 'audio/mp4',
    read: () => fileOf('sweeps.m4a'),
    delaySeconds: AAC_DELAY / RATE,
  },
  {
    name: 'WAV',
    file: 'sweeps.wav',
    mimeType: 'audio/wav',
    read: wavOfSweeps,
    delaySeconds: 0,
  },
];
