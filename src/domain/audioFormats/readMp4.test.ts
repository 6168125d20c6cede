import fc from 'fast-check';
import { joinBytes, mp4File, sourceOf } from '../../testing/recordings/syntheticRecordings';
import { contiguousRuns } from './frameIndex';
import { readMp4 } from './readMp4';
import { mp3SampleEntry, writeMp4Header } from './writeMp4';

const u32 = (...values: number[]) => {
  const bytes = new Uint8Array(values.length * 4);
  values.forEach((value, at) => new DataView(bytes.buffer).setUint32(at * 4, value));
  return bytes;
};
const box = (name: string, ...content: Uint8Array[]) => {
  const inner = joinBytes(...content);
  return joinBytes(
    u32(8 + inner.length),
    Uint8Array.from(name, (c) => c.charCodeAt(0)),
    inner,
  );
};

async function read(bytes: Uint8Array) {
  const sound = await readMp4(sourceOf(bytes));
  if (sound.kind !== 'read') throw new Error(sound.kind);
  return sound;
}

describe('an MP4 file', () => {
  it('written around frames is read back, also with gaps between them', async () => {
    const frames = fc.array(
      fc.record({ gap: fc.constantFrom(0, 0, 0, 7), size: fc.integer({ min: 1, max: 900 }) }),
      {
        minLength: 1,
        maxLength: 80,
      },
    );
    await fc.assert(
      fc.asyncProperty(frames, fc.constantFrom(8000, 44_100, 48_000), async (list, rate) => {
        let at = 0;
        const offsets = Uint32Array.from(list, ({ gap, size }) => {
          at += gap + size;
          return at - size;
        });
        const sizes = Uint32Array.from(list, ({ size }) => size);
        const index = { offsets, sizes, samplesPerFrame: 1152, sampleRate: rate };
        const sampleEntry = mp3SampleEntry(2, rate, 0x6b);
        const header = writeMp4Header({
          sampleEntry,
          timescale: rate,
          samplesPerFrame: 1152,
          sizes,
          dataBytes: at,
          runs: contiguousRuns(index, 0, sizes.length),
          framesPerSyncSample: 7,
        });
        const sound = await read(joinBytes(header, new Uint8Array(at)));
        expect(sound.index).toEqual({
          ...index,
          offsets: offsets.map((offset) => offset + header.length),
        });
        expect(sound.sampleEntry).toEqual(sampleEntry);
        expect([sound.skipSamples, sound.segmentSamples, sound.missingFrames]).toEqual([
          0,
          null,
          0,
        ]);
      }),
    );
  });

  it('that was cut off reports how many frames are missing', async () => {
    const whole = mp4File([10, 20, 30].map((size) => new Uint8Array(size)));
    const sound = await read(whole.subarray(0, whole.length - 31));
    expect([...sound.index.sizes]).toEqual([10]);
    expect(sound.missingFrames).toBe(2);
  });

  it('without its index, or without sound, is refused', async () => {
    expect(await readMp4(sourceOf(box('ftyp', u32(0))))).toEqual({ kind: 'no index' });
    const silent = joinBytes(box('ftyp', u32(0)), box('moov', box('mvhd', u32(0))));
    expect(await readMp4(sourceOf(silent))).toEqual({ kind: 'no sound' });
  });

  it('made of fragments is read', async () => {
    const sizes = [11, 22, 33];
    const whole = mp4File(sizes.map((size) => new Uint8Array(size)));
    const moovSize = new DataView(whole.buffer).getUint32(24);
    const moov = whole.slice(32, 24 + moovSize);
    const extended = box('moov', moov, box('mvex', box('trex', u32(0, 1, 1, 1024, 0, 0))));
    const run = box('trun', u32(0x201, sizes.length, 0), u32(...sizes));
    const header = box('tfhd', u32(0x020000, 1));
    const moofBytes = 8 + header.length + run.length + 8;
    new DataView(run.buffer).setInt32(16, moofBytes + 8);
    const moof = box('moof', box('traf', header, run));
    const data = box('mdat', new Uint8Array(66));
    const sound = await read(joinBytes(extended, moof, data, moof, data));
    expect([...sound.index.sizes]).toEqual([...sizes, ...sizes]);
    const first = extended.length + moof.length + 8;
    const second = first + data.length + moof.length;
    const within = [0, 11, 33];
    expect([...sound.index.offsets]).toEqual([
      ...within.map((at) => first + at),
      ...within.map((at) => second + at),
    ]);
    expect(sound.index.samplesPerFrame).toBe(1024);
  });

  it('skips what its edit list leaves out', async () => {
    const whole = mp4File([10, 20].map((size) => new Uint8Array(size)));
    const edits = box('edts', box('elst', u32(0, 1, 1500, 1024, 0x10000)));
    // Inserted into the track, after the movie's own header; the enclosing sizes grow accordingly.
    const trackAt = 32 + 108;
    const grown = joinBytes(whole.subarray(0, trackAt + 8), edits, whole.subarray(trackAt + 8));
    const view = new DataView(grown.buffer);
    view.setUint32(24, view.getUint32(24) + edits.length);
    view.setUint32(trackAt, view.getUint32(trackAt) + edits.length);
    expect(await read(grown)).toMatchObject({ skipSamples: 1024, segmentSamples: 1500 });
  });

  it('that is nothing but noise is refused in the end', async () => {
    const noise = fc.uint8Array({ maxLength: 600 });
    await fc.assert(
      fc.asyncProperty(noise, noise, async (a, b) => {
        const kinds = ['no index', 'no sound', 'unsupported', 'read'];
        expect(kinds).toContain((await readMp4(sourceOf(joinBytes(a, box('moov', b))))).kind);
      }),
    );
  });
});
