import { crc32, deflateSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ByteSource } from '../../src/domain/audioFormats/byteSource';
import { mp3Bytes, pngBytes } from '../testing/sampleFiles';
import { hasContentOfType } from './hasContentOfType';
import { uploadDurationSeconds } from './uploadDurationSeconds';
import { readPictureSize } from './readPicture';
import { sniffType } from './sniffType';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const join8 = (...parts: (Uint8Array | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
const uint32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const script = latin('=1;/*<script>alert(1)</script>*/'.repeat(40));

/** A source that counts the bytes read from it. */
function sourceOf(bytes: Uint8Array): ByteSource & { bytesRead: () => number } {
  let count = 0;
  const part = (start: number, end: number) => {
    const read = bytes.subarray(start, end);
    count += read.length;
    return read;
  };
  return {
    size: bytes.length,
    bytesRead: () => count,
    read: async (start, length) => part(start, start + length),
    async *readFrom(start) {
      for (let at = start; at < bytes.length; at += 65_536) yield part(at, at + 65_536);
    },
  };
}

async function isAccepted(bytes: Uint8Array): Promise<boolean> {
  const type = sniffType(bytes.subarray(0, 4096));
  if (type === null) throw new Error('The signature is not known');
  return hasContentOfType(sourceOf(bytes), type);
}

const chunk = (type: string, data: Uint8Array) => {
  const content = join8(latin(type), data);
  return join8(uint32(data.length), content, uint32(crc32(content)));
};
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngHeader = (width: number, height: number) =>
  chunk('IHDR', join8(uint32(width), uint32(height), [8, 0, 0, 0, 0]));
const png = (width: number, height: number, ...before: Uint8Array[]) =>
  join8(
    pngSignature,
    pngHeader(width, height),
    ...before,
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
  );

const segment = (marker: number, data: Uint8Array | number[]) =>
  join8([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255], data);
const jpegFrame = (marker: number) => segment(marker, [8, 1, 44, 1, 144, 1, 1, 0x11, 0]);
const jpeg = (...parts: Uint8Array[]) =>
  join8([0xff, 0xd8], ...parts, segment(0xda, [1, 1, 0, 0, 63, 0]), new Uint8Array(50));

const gifScreen = join8(latin('GIF89a'), [144, 1, 44, 1, 0x80, 0, 0], new Uint8Array(6));
const gifImage = [0x2c, 0, 0, 0, 0, 144, 1, 44, 1, 0, 2, 2, 0x4c, 1, 0, 0x3b];
const gifComment = join8([0x21, 0xfe, 5], latin('hello'), [0]);

const riff = (...parts: (Uint8Array | number[])[]) =>
  join8(latin('RIFF'), [0, 0, 0, 0], latin('WEBP'), ...parts);
const lossy = join8(
  latin('VP8 '),
  [20, 0, 0, 0],
  [0x10, 0, 0, 0x9d, 1, 0x2a, 144, 1, 44, 1],
  new Uint8Array(10),
);
const lossless = join8(
  latin('VP8L'),
  [10, 0, 0, 0],
  [0x2f, 0x8f, 0xc1, 0x4a, 0],
  new Uint8Array(5),
);
const extended = join8(latin('VP8X'), [10, 0, 0, 0], new Uint8Array(10));
const animated = join8(extended, latin('ANMF'), [46, 0, 0, 0], new Uint8Array(16), lossy);

test.each<[string, Uint8Array]>([
  ['image/png', png(400, 300)],
  ['image/png', png(400, 300, chunk('tEXt', script))],
  ['image/jpeg', jpeg(segment(0xe1, new Uint8Array(60_000)), jpegFrame(0xc0))],
  ['image/jpeg', jpeg(join8([0xff, 0xff, 0xff], jpegFrame(0xc2).subarray(1)))],
  ['image/gif', join8(gifScreen, gifImage)],
  ['image/gif', join8(gifScreen, gifComment, gifComment, gifImage)],
  ['image/webp', riff(lossy)],
  ['image/webp', riff(lossless)],
  ['image/webp', riff(animated)],
])('%s has a width and a height', async (type, bytes) => {
  expect(sniffType(bytes)?.contentType).toBe(type);
  expect(await readPictureSize(sourceOf(bytes), type)).toEqual({ width: 400, height: 300 });
});

test.each<[string, Uint8Array]>([
  ['a script behind a signature of PNG', join8(pngSignature, script)],
  [
    'a PNG whose header is wrong by its checksum',
    join8(pngSignature, pngHeader(1, 1).fill(7, 8, 9), script),
  ],
  ['a PNG without data', join8(pngSignature, pngHeader(1, 1), chunk('IEND', new Uint8Array()))],
  ['a PNG whose data are none', join8(pngSignature, pngHeader(1, 1), chunk('IDAT', script))],
  ['a PNG without width', png(0, 300)],
  ['a script behind a signature of GIF', join8(latin('GIF89a'), script)],
  ['a GIF without an image', join8(gifScreen, gifComment, [0x3b])],
  [
    'a GIF whose comment never ends',
    join8(gifScreen, [0x21, 0xfe], new Uint8Array(5000).fill(200)),
  ],
  ['a script behind a signature of JPEG', join8([0xff, 0xd8, 0xff, 0xe0], script)],
  ['a JPEG without a frame', jpeg()],
  ['a JPEG without a scan', join8([0xff, 0xd8], jpegFrame(0xc0))],
  ['a script behind a signature of WebP', riff(script)],
  ['a WebP without a picture', riff(extended)],
  ['a script behind a tag of MP3', join8(latin('ID3\u0004\0\0\0\0\0\0'), script)],
  [
    'a tag of MP3 that reaches past the end',
    join8(latin('ID3\u0004\0\0'), [127, 127, 127, 127], script),
  ],
  [
    'bytes of 0xFF behind a tag of MP3',
    join8(latin('ID3\u0004\0\0\0\0\0\0'), new Uint8Array(300_000).fill(255)),
  ],
  ['one header of AAC', join8([0xff, 0xf1, 0x4c, 0x80, 2, 0x9f, 0xfc], script)],
  ['a script behind a signature of WAV', join8(latin('RIFF\0\0\0\0WAVE'), script)],
  ['a script behind a signature of Ogg', join8(latin('OggS'), script)],
  ['a script behind a signature of FLAC', join8(latin('fLaC'), script)],
  [
    'a script behind a signature of MP4',
    join8([0, 0, 0, 32], latin('ftypM4A '), new Uint8Array(20), script),
  ],
  [
    'an MP4 with a movie header alone',
    join8([0, 0, 0, 16], latin('ftypM4A \0\0\0\0'), [0, 0, 0, 8], latin('moov')),
  ],
])('refuses %s', async (_name, bytes) => expect(await isAccepted(bytes)).toBe(false));

const oggPage = (data: Uint8Array) =>
  join8(latin('OggS'), new Uint8Array(22), [1, data.length], data);
const flacInfo = join8(latin('fLaC'), [0, 0, 0, 34], new Uint8Array(34));
const wav = join8(
  latin('RIFF\0\0\0\0WAVEfmt '),
  [16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x80, 0x3e, 0, 0, 2, 0, 16, 0],
  latin('data'),
  [8, 0, 0, 0],
  new Uint8Array(8),
);

test.each<[string, Uint8Array]>([
  ['Opus', join8(oggPage(latin('OpusHead' + '\0'.repeat(11))), oggPage(latin('OpusTags')))],
  ['Vorbis', join8(oggPage(latin('\u0001vorbis' + '\0'.repeat(23))), oggPage(latin('x')))],
  ['FLAC', join8(flacInfo.with(4, 0x80), [0xff, 0xf8, 0, 0])],
  ['FLAC behind a comment', join8(flacInfo, [0x84, 0, 0, 2, 1, 1], [0xff, 0xf9, 0, 0])],
  ['WAV', wav],
  ['MP3', mp3Bytes(3)],
  [
    'MP3 behind a large tag',
    join8(latin('ID3\u0004\0\0'), [0, 64, 0, 0], new Uint8Array(1 << 20), mp3Bytes(5)),
  ],
  ['PNG', pngBytes()],
])('accepts %s', async (_name, bytes) => expect(await isAccepted(bytes)).toBe(true));

test.each(['narrations', 'pictures'])('accepts the %s of the sample catalogue', async (folder) => {
  const directory = join(__dirname, '../sample', folder);
  const names = readdirSync(directory).filter((_, index) => index % 10 === 0);
  for (const name of names) {
    expect([name, await isAccepted(readFileSync(join(directory, name)))]).toEqual([name, true]);
  }
  expect(names.length).toBeGreaterThan(5);
});

test('a large file is judged by a small part of it', async () => {
  const large = new Uint8Array(100 * 1024 * 1024).fill(255);
  large.set(latin('ID3\u0004\0\0\0\0\0\0'));
  const source = sourceOf(large);
  const type = sniffType(large.subarray(0, 4096));
  expect(type?.contentType).toBe('audio/mpeg');
  if (type !== null) expect(await hasContentOfType(source, type)).toBe(false);
  expect(source.bytesRead()).toBeLessThan(1_000_000);
});

test('junk behind the first frames is not searched to its end', async () => {
  const large = new Uint8Array(100 * 1024 * 1024).fill(255);
  large.set(mp3Bytes(125));
  const source = sourceOf(large);
  expect(await uploadDurationSeconds(source, 'audio/mpeg')).toBeCloseTo(3, 1);
  expect(source.bytesRead()).toBeLessThan(10_000_000);
});
