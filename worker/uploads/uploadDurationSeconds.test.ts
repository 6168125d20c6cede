import { storedBytes } from '../storage/storedBytes';
import { uploadDurationSeconds } from './uploadDurationSeconds';
import { memoryStorage } from '../storage/memoryStorage';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const join = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const repeat = (count: number, part: Uint8Array) =>
  join(...Array.from({ length: count }, () => part));

function number(value: number, size: 2 | 4 | 8, littleEndian = false): Uint8Array {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  if (size === 2) view.setUint16(0, value, littleEndian);
  else if (size === 4) view.setUint32(0, value, littleEndian);
  else view.setBigUint64(0, BigInt(value), littleEndian);
  return bytes;
}

/** Measures through a source whose chunks have odd lengths, so that frames are split. */
async function measure(bytes: Uint8Array, contentType: string): Promise<number | null> {
  const storage = memoryStorage();
  async function* pieces() {
    yield bytes;
  }
  await storage.put('a', pieces(), { contentType, maxBytes: Infinity });
  const whole = storedBytes(storage, 'a', bytes.length);
  async function* inPieces(start: number) {
    for (let at = start; at < bytes.length; at += 97) yield bytes.slice(at, at + 97);
  }
  return uploadDurationSeconds({ ...whole, readFrom: inPieces }, contentType);
}

/** MPEG-1 layer III, 48 kHz: 1152 samples, 24 ms. */
function mpegFrame(kilobits: 48 | 96): Uint8Array {
  const bytes = new Uint8Array(kilobits * 3);
  bytes.set([0xff, 0xfb, kilobits === 48 ? 0x34 : 0x74, 0xc0]);
  return bytes;
}

const tag = join(latin('ID3\u0004\0\0'), new Uint8Array([0, 0, 1, 2]), new Uint8Array(130));

describe('MP3', () => {
  const frames = repeat(50, join(mpegFrame(48), mpegFrame(96)));

  test('frames of changing bit rate are added up', async () => {
    expect(await measure(frames, 'audio/mpeg')).toBe(2.4);
  });
  test('tags before and behind are no sound', async () => {
    const tagged = join(tag, frames, latin('TAG'), new Uint8Array(125));
    expect(await measure(tagged, 'audio/mpeg')).toBe(2.4);
  });
  test('damage between frames is passed over', async () => {
    const damaged = join(frames, new Uint8Array(1000), frames);
    expect(await measure(damaged, 'audio/mpeg')).toBe(4.8);
  });
  test.each(['Xing', 'Info'])('the frame of a %s header is no sound', async (name) => {
    const first = mpegFrame(96);
    // Located after the side information of one channel.
    first.set(join(latin(name), number(1, 4), number(1000, 4)), 4 + 17);
    const whole = join(tag, first, repeat(1000, mpegFrame(96)));
    expect(await measure(whole, 'audio/mpeg')).toBe(24);
    // Truncated: only existing frames count, as in the console.
    expect(await measure(whole.slice(0, -100 * 288), 'audio/mpeg')).toBe(21.6);
  });
  test('nor is that of a VBRI header', async () => {
    const first = mpegFrame(96);
    first.set(join(latin('VBRI'), new Uint8Array(10), number(500, 4)), 36);
    expect(await measure(join(first, repeat(500, mpegFrame(48))), 'audio/mpeg')).toBe(12);
  });
});

test('AAC frames are added up', async () => {
  const frame = new Uint8Array(20);
  // 48 kHz, 20 bytes long, one block.
  frame.set([0xff, 0xf1, 0x4c, 0x80, 20 >> 3, ((20 & 7) << 5) | 0x1f, 0xfc]);
  expect(await measure(repeat(375, frame), 'audio/aac')).toBe(8);
});

describe('WAV', () => {
  const format = join(
    latin('fmt '),
    number(16, 4, true),
    ...[1, 1].map((value) => number(value, 2, true)),
    ...[8000, 16000].map((value) => number(value, 4, true)),
    ...[2, 16].map((value) => number(value, 2, true)),
  );
  const sound = new Uint8Array(40_000);
  const file = (dataSize: number, extra: Uint8Array = new Uint8Array()) =>
    join(latin('RIFF\0\0\0\0WAVE'), extra, format, latin('data'), number(dataSize, 4, true), sound);

  test('its sound by its rate', async () => {
    expect(await measure(file(40_000), 'audio/wav')).toBe(2.5);
  });
  test('behind other chunks, padded to even', async () => {
    const list = join(latin('LIST'), number(3, 4, true), new Uint8Array(4));
    expect(await measure(file(40_000, list), 'audio/wav')).toBe(2.5);
  });
  test.each([0, 0xffffffff])('a size of %s was never filled in', async (size) => {
    expect(await measure(file(size), 'audio/wav')).toBe(2.5);
  });
});

describe('MPEG-4', () => {
  const box = (name: string, ...content: Uint8Array[]) => {
    const inside = join(...content);
    return join(number(inside.length + 8, 4), latin(name), inside);
  };
  const short = box(
    'mvhd',
    new Uint8Array(12),
    number(1000, 4),
    number(7345, 4),
    new Uint8Array(80),
  );
  const long = box(
    'mvhd',
    new Uint8Array([1, 0, 0, 0]),
    new Uint8Array(16),
    number(48000, 4),
    number(96000, 8),
    new Uint8Array(80),
  );

  test('what the movie header says, wherever it stands', async () => {
    const start = box('ftyp', latin('M4A '));
    const other = box('trak', new Uint8Array(9));
    const data = box('mdat', new Uint8Array(500));
    const last = join(start, data, box('moov', other, short));
    const first = join(start, box('moov', short, other), data);
    expect(await measure(last, 'audio/mp4')).toBe(7.345);
    expect(await measure(first, 'audio/mp4')).toBe(7.345);
    expect(await measure(join(start, box('moov', long)), 'audio/mp4')).toBe(2);
  });
  test('without one it is unknown', async () => {
    expect(await measure(box('mdat', new Uint8Array(50)), 'audio/mp4')).toBeNull();
  });
});

describe('Ogg', () => {
  const page = (position: number, content: Uint8Array) =>
    join(latin('OggS\0\0'), number(position, 8, true), new Uint8Array(13), content);
  test('Opus counts in 48 kHz and skips its start', async () => {
    const head = join(latin('OpusHead\u0001\u0001'), number(480, 2, true), new Uint8Array(40));
    expect(await measure(join(page(0, head), page(48_480, head)), 'audio/ogg')).toBe(1);
  });
  test('Vorbis counts in its own rate', async () => {
    const head = join(
      latin('\u0001vorbis'),
      new Uint8Array(5),
      number(8000, 4, true),
      new Uint8Array(40),
    );
    expect(await measure(join(page(0, head), page(20_000, head)), 'audio/ogg')).toBe(2.5);
  });
});

test('FLAC says it in its first block', async () => {
  const info = new Uint8Array(18 + 8);
  info.set(latin('fLaC'));
  new DataView(info.buffer).setBigUint64(18, (44100n << 44n) | 88200n);
  expect(await measure(info, 'audio/flac')).toBe(2);
});

test.each(['audio/mpeg', 'audio/aac', 'audio/wav', 'audio/mp4', 'audio/ogg', 'audio/flac'])(
  'nonsense called %s has no known length',
  async (contentType) => {
    for (const length of [0, 3, 17, 40, 3000]) {
      expect(await measure(new Uint8Array(length), contentType)).toBeNull();
      expect(await measure(new Uint8Array(length).fill(0x4f), contentType)).toBeNull();
    }
  },
);
