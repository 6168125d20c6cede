import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { uploadDurationSeconds } from '../../../worker/uploads/uploadDurationSeconds';
import { sniffType } from '../../../worker/uploads/sniffType';
import { DecodeSession } from '../../audio/decode/decodeSession';
import {
  id3Tag,
  joinBytes,
  mp4File,
  mpegFrame,
  sourceOf,
  wavBytes,
  xingFrame,
  type MpegVersion,
} from './syntheticRecordings';

/** Duration in milliseconds that the worker stores for an upload; null when unknown. */
async function workerMs(bytes: Uint8Array): Promise<number | null> {
  const type = sniffType(bytes.subarray(0, 4096));
  const seconds = type && (await uploadDurationSeconds(sourceOf(bytes, 997), type.contentType));
  return seconds === null ? null : Math.round(seconds * 1000);
}

/** Duration in milliseconds that the console determines for the same file. */
async function consoleMs(bytes: Uint8Array<ArrayBuffer>): Promise<number | null> {
  return (await new DecodeSession().read(new Blob([bytes]))).durationMs;
}

/** Duration in milliseconds that the console determines while fetching the file. */
async function fetchedMs(bytes: Uint8Array<ArrayBuffer>): Promise<number | null> {
  const realFetch = globalThis.fetch;
  globalThis.fetch = async () => new Response(bytes);
  try {
    const session = new DecodeSession();
    const fetched = await session.fetch('http://files.test/a', {
      maxBytes: Infinity,
      onProgress: () => undefined,
    });
    if (fetched.kind !== 'file') throw new Error(fetched.kind);
    return (await session.read(fetched.file)).durationMs;
  } finally {
    globalThis.fetch = realFetch;
  }
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const u32 = (...values: number[]) => {
  const bytes = new Uint8Array(values.length * 4);
  values.forEach((value, at) => new DataView(bytes.buffer).setUint32(at * 4, value));
  return bytes;
};
const box = (name: string, ...content: Uint8Array[]) => {
  const inner = joinBytes(...content);
  return joinBytes(u32(8 + inner.length), latin(name), inner);
};

const FRAMES = 60;
const frames = (version: MpegVersion, isMono = false) =>
  Array.from({ length: FRAMES }, (_, at) =>
    mpegFrame(version, { rate: 1 + (at % 14), fill: at, isMono }),
  );

/** MPEG-1 layer II at 48 kHz and 64 kbit/s: frames of 192 bytes and 24 ms. */
const layer2 = Array.from({ length: FRAMES }, () => {
  const frame = new Uint8Array(192);
  frame.set([0xff, 0xfd, 0x44, 0xc0]);
  return frame;
});

/** ADTS frames at 48 kHz, one block of 1024 samples each, of different sizes. */
const adts = Array.from({ length: FRAMES }, (_, at) => {
  const size = 100 + at;
  const frame = new Uint8Array(size).fill(7);
  frame.set([0xff, 0xf1, 0x4c, 0x80, size >> 3, ((size & 7) << 5) | 0x1f, 0xfc]);
  return frame;
});

/** A WAV file with a padded chunk of odd size before the samples, and trailing bytes after them. */
function oddWav(): Uint8Array<ArrayBuffer> {
  const plain = wavBytes(
    Array.from({ length: 4001 }, () => 0.5),
    8000,
  );
  const list = joinBytes(latin('LIST'), Uint8Array.of(3, 0, 0, 0), new Uint8Array(4));
  return joinBytes(plain.subarray(0, 12), list, plain.subarray(12), latin('odd'));
}

/** A WAV file in µ-law, whose duration follows from its byte rate, but whose samples cannot be drawn. */
function lawWav(): Uint8Array<ArrayBuffer> {
  const bytes = wavBytes(
    Array.from({ length: 4000 }, () => 0.5),
    8000,
  );
  new DataView(bytes.buffer).setUint16(20, 7, true);
  return bytes;
}

/** Moves the movie box after the data, as recorders write it. The file has no gaps. */
function movieLast(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const moovBytes = new DataView(file.buffer).getUint32(24);
  const [type, moov, data] = [
    file.subarray(0, 24),
    file.slice(24, 24 + moovBytes),
    file.subarray(24 + moovBytes),
  ];
  const view = new DataView(moov.buffer);
  const stco = String.fromCharCode(...moov).indexOf('stco');
  view.setUint32(stco + 12, view.getUint32(stco + 12) - moovBytes);
  return joinBytes(type, data, moov);
}

function fragmented(): Uint8Array<ArrayBuffer> {
  const sizes = [11, 22, 33];
  const whole = mp4File(sizes.map((size) => new Uint8Array(size)));
  const moovBytes = new DataView(whole.buffer).getUint32(24);
  const moov = whole.slice(32, 24 + moovBytes);
  const movie = box('moov', moov, box('mvex', box('trex', u32(0, 1, 1, 1024, 0, 0))));
  const run = box('trun', u32(0x201, sizes.length, 0), u32(...sizes));
  const header = box('tfhd', u32(0x020000, 1));
  new DataView(run.buffer).setInt32(16, 8 + header.length + run.length + 8 + 8);
  const moof = box('moof', box('traf', header, run));
  const data = box('mdat', new Uint8Array(66));
  const parts = Array.from({ length: 40 }, () => joinBytes(moof, data));
  return joinBytes(whole.subarray(0, 24), movie, ...parts);
}

function flac(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(400);
  bytes.set(latin('fLaC'));
  new DataView(bytes.buffer).setBigUint64(18, (44_100n << 44n) | 100_000n);
  return bytes;
}

function opus(): Uint8Array<ArrayBuffer> {
  const page = (position: bigint, content: Uint8Array) => {
    const head = joinBytes(latin('OggS\0\0'), new Uint8Array(21));
    new DataView(head.buffer).setBigUint64(6, position, true);
    return joinBytes(head, content);
  };
  const head = joinBytes(latin('OpusHead\u0001\u0001'), Uint8Array.of(56, 1), new Uint8Array(40));
  const sound = new Uint8Array(300).fill(3);
  return joinBytes(page(0n, head), page(48_312n, sound), page(96_312n, sound));
}

/** Each file with its true duration in milliseconds. */
const samples: readonly (readonly [string, Uint8Array<ArrayBuffer>, number])[] = [
  ['MP3 of a varying bit rate', joinBytes(...frames(1)), (FRAMES * 1_152_000) / 44_100],
  ['MPEG-2 mono', joinBytes(...frames(2, true)), (FRAMES * 576_000) / 22_050],
  ['MPEG-2.5', joinBytes(...frames(2.5)), (FRAMES * 576_000) / 11_025],
  [
    'MP3 with a Xing header and tags',
    joinBytes(id3Tag(500), xingFrame(1, FRAMES), ...frames(1)),
    (FRAMES * 1_152_000) / 44_100,
  ],
  [
    'MP3 whose Xing header counts more than there is',
    joinBytes(xingFrame(1, FRAMES * 2), ...frames(1)),
    (FRAMES * 1_152_000) / 44_100,
  ],
  [
    'MP3 with junk in the middle',
    joinBytes(...frames(1), new Uint8Array(999), ...frames(1)),
    (FRAMES * 2_304_000) / 44_100,
  ],
  ['MPEG layer II', joinBytes(...layer2), FRAMES * 24],
  ['MP3 in MP4', mp4File(frames(1)), (FRAMES * 1_024_000) / 48_000],
  ['MP4 with its index at the end', movieLast(mp4File(frames(1))), (FRAMES * 1_024_000) / 48_000],
  ['fragmented MP4', fragmented(), (120 * 1_024_000) / 48_000],
  ['ADTS', joinBytes(...adts), (FRAMES * 1_024_000) / 48_000],
  ['WAV with odd chunks', oddWav(), 4001 / 8],
  ['WAV of another coding', lawWav(), 500],
  ['FLAC', flac(), 100_000 / 44.1],
  ['Ogg with Opus', opus(), 2000],
];

describe('the length of a recording is the same in the worker and in the console', () => {
  it.each(samples)('%s', async (_name, bytes, ms) => {
    const expected = Math.round(ms);
    expect(await workerMs(bytes)).toBe(expected);
    expect(await consoleMs(bytes)).toBe(expected);
    expect(await fetchedMs(bytes)).toBe(expected);
  });

  it.each(samples)('%s, cut off anywhere', async (_name, bytes) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length }), async (length) => {
        const cut = bytes.slice(0, length);
        if (sniffType(cut.subarray(0, 4096)) === null) return;
        const ms = await consoleMs(cut);
        expect(await workerMs(cut)).toBe(ms);
        expect(await fetchedMs(cut)).toBe(ms);
      }),
      { numRuns: 60 },
    );
  });

  it('in every narration of the sample catalogue', async () => {
    const folder = 'worker/sample/narrations';
    for (const name of readdirSync(folder).filter((each) => /\.(mp3|m4a)$/.test(each))) {
      const bytes = new Uint8Array(readFileSync(join(folder, name)));
      const ms = await workerMs(bytes);
      expect([name, await consoleMs(bytes)]).toEqual([name, ms]);
      expect(ms).toBeGreaterThan(1000);
    }
  });
});
