import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { once } from 'node:events';
import { timeCode } from './timeCode';

export interface Recordings {
  hour: string;
  threeHours: string;
  threeHoursM4a: string;
  /** Encodes its position at every moment; its bit rate varies strongly, and no header declares its length. */
  timeCoded: string;
  /** Delay that the encoder adds to the sound, in seconds. */
  encoderDelay: number;
}

const FOLDER = resolve('.cache/bench-chapters');
const NARRATIONS = resolve('worker/sample/narrations');
const HALF_HOUR = 1800;
const CODED_SECONDS = 3600;
const RATE = 44_100;

function ffmpeg(...args: string[]): Buffer {
  return execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { maxBuffer: 64 * 1024 * 1024 });
}

function make(name: string, write: (path: string) => void): string {
  const path = join(FOLDER, name);
  if (!existsSync(path)) write(path);
  return path;
}

/** Half an hour of the sample catalogue's narrations in sequence, at 64 kbit/s. */
function makeHalfHour(extension: 'mp3' | 'aac', codec: readonly string[]): string {
  return make(`half.${extension}`, (path) => {
    const list = join(FOLDER, 'narrations.txt');
    const names = readdirSync(NARRATIONS).filter((name) => name.endsWith('.mp3'));
    writeFileSync(list, names.map((name) => `file '${join(NARRATIONS, name)}'\n`).join(''));
    const from = ['-f', 'concat', '-safe', '0', '-i', list, '-ac', '2', '-ar', '48000'];
    ffmpeg(...from, '-t', String(HALF_HOUR), ...codec, '-b:a', '64k', path);
  });
}

async function makeTimeCoded(path: string): Promise<void> {
  const sound = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', '-'];
  const coding = ['-c:a', 'libmp3lame', '-q:a', '4', '-write_xing', '0', '-id3v2_version', '0'];
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...sound, ...coding, path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let second = 0; second < CODED_SECONDS; second += 1) {
    const samples = timeCode(second, RATE);
    if (!child.stdin.write(Buffer.from(samples.buffer))) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  await once(child, 'exit');
}

/** Seconds by which decoding delays the first tone. */
function delayOf(path: string): number {
  const bytes = ffmpeg('-i', path, '-t', '0.5', '-f', 'f32le', '-ac', '1', '-');
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
  return samples.findIndex((sample) => Math.abs(sample) > 0.05) / RATE - 0.1;
}

/** Creates the files once, with ffmpeg; they stay in .cache for later runs. */
export async function makeRecordings(): Promise<Recordings> {
  try {
    ffmpeg('-version');
  } catch {
    throw new Error(
      'The bench of chapters makes its recordings with ffmpeg, which is not installed.',
    );
  }
  mkdirSync(FOLDER, { recursive: true });
  const half = makeHalfHour('mp3', ['-c:a', 'libmp3lame', '-joint_stereo', '1']);
  const halfAac = makeHalfHour('aac', ['-c:a', 'aac', '-f', 'adts']);
  const looped = (times: number) => (path: string) =>
    void ffmpeg('-stream_loop', String(times - 1), '-i', half, '-c', 'copy', path);
  const timeCoded = join(FOLDER, 'time-coded.mp3');
  if (!existsSync(timeCoded)) await makeTimeCoded(timeCoded);
  return {
    hour: make('1h.mp3', looped(2)),
    threeHours: make('3h.mp3', looped(6)),
    threeHoursM4a: make('3h.m4a', (path) => {
      const whole = join(FOLDER, '3h.aac');
      rmSync(whole, { force: true });
      for (let part = 0; part < 6; part += 1) appendFileSync(whole, readFileSync(halfAac));
      ffmpeg('-i', whole, '-c', 'copy', path);
    }),
    timeCoded,
    encoderDelay: delayOf(timeCoded),
  };
}
