import fc from 'fast-check';
import { sourceOf, wavBytes } from '../../testing/recordings/syntheticRecordings';
import { readWav, readWavSamples } from './readWav';

const formats = [
  {
    bits: 8,
    isFloat: false,
    put: (v: DataView, at: number, x: number) => v.setUint8(at, Math.round(x * 127) + 128),
  },
  {
    bits: 16,
    isFloat: false,
    put: (v: DataView, at: number, x: number) => v.setInt16(at, Math.round(x * 0x7fff), true),
  },
  {
    bits: 24,
    isFloat: false,
    put: (v: DataView, at: number, x: number) => {
      const level = Math.round(x * 0x7fffff);
      v.setUint16(at, level & 0xffff, true);
      v.setInt8(at + 2, level >> 16);
    },
  },
  {
    bits: 32,
    isFloat: false,
    put: (v: DataView, at: number, x: number) => v.setInt32(at, Math.round(x * 0x7fffffff), true),
  },
  {
    bits: 32,
    isFloat: true,
    put: (v: DataView, at: number, x: number) => v.setFloat32(at, x, true),
  },
  {
    bits: 64,
    isFloat: true,
    put: (v: DataView, at: number, x: number) => v.setFloat64(at, x, true),
  },
];

interface Written {
  format: (typeof formats)[number];
  channels: number;
  samples: readonly number[];
  isExtended: boolean;
  /** Size of an unrelated chunk before the samples. */
  between: number;
}

function write({
  format,
  channels,
  samples,
  isExtended,
  between,
}: Written): Uint8Array<ArrayBuffer> {
  const width = format.bits / 8;
  const formatBytes = isExtended ? 40 : 16;
  const start = 12 + 8 + formatBytes + 8 + between + (between % 2) + 8;
  const bytes = new Uint8Array(start + samples.length * width);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string) =>
    bytes.set(
      [...value].map((c) => c.charCodeAt(0)),
      at,
    );
  text(0, 'RIFF');
  text(8, 'WAVEfmt ');
  view.setUint32(16, formatBytes, true);
  const code = format.isFloat ? 3 : 1;
  view.setUint16(20, isExtended ? 0xfffe : code, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, 22_050, true);
  view.setUint16(34, format.bits, true);
  if (isExtended) view.setUint16(44, code, true);
  text(20 + formatBytes, 'LIST');
  view.setUint32(24 + formatBytes, between, true);
  text(start - 8, 'data');
  view.setUint32(start - 4, samples.length * width, true);
  samples.forEach((sample, at) => format.put(view, start + at * width, sample));
  return bytes;
}

const written = fc.record({
  format: fc.constantFrom(...formats),
  channels: fc.integer({ min: 1, max: 3 }),
  isExtended: fc.boolean(),
  between: fc.nat(9),
  samples: fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 3, maxLength: 60 }),
});

describe('a WAV file', () => {
  it('gives back what was written, in every format', async () => {
    await fc.assert(
      fc.asyncProperty(written, fc.nat(100), async (file, cut) => {
        const bytes = write(file);
        const { format, channels, samples } = file;
        const wav = await readWav(sourceOf(bytes));
        if (wav.kind !== 'read') throw new Error(wav.kind);
        const { totalSamples } = wav;
        expect(totalSamples).toBe(Math.floor(samples.length / channels));
        expect(wav).toMatchObject({ channels, sampleRate: 22_050, missingSamples: 0 });
        const from = cut % totalSamples;
        const read = readWavSamples(bytes, wav, from, totalSamples);
        const step = format.isFloat ? 1e-6 : 2 / 2 ** (format.bits - 1) + 1e-6;
        read.forEach((line, channel) =>
          line.forEach((level, at) => {
            const original = samples[(from + at) * channels + channel] ?? NaN;
            expect(Math.abs(level - original)).toBeLessThanOrEqual(step);
          }),
        );
      }),
    );
  });

  it('that is cut off reports what is missing', async () => {
    const whole = wavBytes([0, 0.5, -0.5, 0.25], 8000);
    expect(await readWav(sourceOf(whole.subarray(0, 48)))).toMatchObject({
      totalSamples: 2,
      missingSamples: 2,
    });
  });

  it('whose recorder never wrote the size lasts until its end', async () => {
    const open = wavBytes([0, 0.5, -0.5, 0.25], 8000);
    new DataView(open.buffer).setUint32(40, 0xffffffff, true);
    expect(await readWav(sourceOf(open))).toMatchObject({ totalSamples: 4, missingSamples: 0 });
  });

  it('of another coding, or without a format, is refused', async () => {
    const law = wavBytes([0], 8000);
    new DataView(law.buffer).setUint16(20, 7, true);
    expect(await readWav(sourceOf(law))).toEqual({ kind: 'unsupported' });
    expect(await readWav(sourceOf(wavBytes([0], 8000).subarray(0, 30)))).toEqual({
      kind: 'malformed',
    });
  });
});
