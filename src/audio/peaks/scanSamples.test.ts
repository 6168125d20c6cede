import fc from 'fast-check';
import { SampleMemoryPool, allocateSampleMemory } from './sampleMemory';
import { SCAN_MODULE } from './scanWasm';
import { scanSamples, type SampleStats } from './scanSamples';

/** Neither their order nor their number may tell one zero from the other. */
const zeros = [
  Float32Array.of(0, 0, 0, -0),
  Float32Array.of(-0, -0, -0, -0),
  Float32Array.of(-0, 0, 0),
];

const emptyStats = (): SampleStats => ({ min: 0, max: 0, sumOfSquares: 0 });

describe('scanning samples', () => {
  it('finds the lowest, the highest and the squares of a stretch', () => {
    const stats = emptyStats();
    scanSamples(Float32Array.of(9, 0.5, -0.25, 0.25, 0, 0.5, -9), 1, 6, stats);
    expect(stats).toEqual({ min: -0.25, max: 0.5, sumOfSquares: 0.625 });
  });

  it('finds the same four at a time, in every channel and stretch', () => {
    expect(WebAssembly.validate(SCAN_MODULE)).toBe(true);
    const samples = fc.array(fc.float({ min: -2, max: 2, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(samples, samples, fc.nat(), fc.nat(), (left, right, one, other) => {
        const length = Math.min(left.length, right.length);
        const { planes, scan } = allocateSampleMemory(2, length);
        expect(scan).not.toBe(scanSamples);
        const [from, end] = [one % (length + 1), other % (length + 1)].sort((a, b) => a - b);
        [left, right].forEach((channel, index) => {
          const plane = planes[index] ?? new Float32Array(0);
          plane.set(channel.slice(0, length));
          const [scalar, vector] = [emptyStats(), emptyStats()];
          scanSamples(plane, from ?? 0, end ?? 0, scalar);
          scan(plane, from ?? 0, end ?? 0, vector);
          expect([vector.min, vector.max]).toEqual([scalar.min, scalar.max]);
          expect(vector.sumOfSquares).toBeCloseTo(scalar.sumOfSquares, 3);
        });
      }),
    );
  });

  it('finds the same in memory that held another sound before', () => {
    const memory = new SampleMemoryPool();
    const channel = fc.float32Array({ min: -2, max: 2, noNaN: true, maxLength: 40 });
    const sound = fc.tuple(channel, channel).map(([left, right]) => {
      const length = Math.min(left.length, right.length);
      return [left.slice(0, length), right.slice(0, length)];
    });
    const sounds = fc.oneof(
      sound,
      sound.map((channels) => channels.slice(1)),
      fc.constant([]),
    );
    fc.assert(
      fc.property(sounds, (channels) => {
        const { planes, scan } = memory.copyIn(channels);
        expect(planes).toEqual(channels);
        planes.forEach((plane, index) => {
          const [scalar, vector] = [emptyStats(), emptyStats()];
          scanSamples(channels[index] ?? plane, 0, plane.length, scalar);
          scan(plane, 0, plane.length, vector);
          expect([vector.min, vector.max]).toEqual([scalar.min, scalar.max]);
          expect(vector.sumOfSquares).toBeCloseTo(scalar.sumOfSquares, 3);
        });
      }),
      { numRuns: 1000, examples: zeros.map((zero): [Float32Array<ArrayBuffer>[]] => [[zero]]) },
    );
  });
});
