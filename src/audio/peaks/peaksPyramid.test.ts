import fc from 'fast-check';
import { readPeaksFile, writePeaksFile } from './peaksFile';
import { buildPyramid, overviewPoints, peaksBetween } from './peaksPyramid';

const pairs = fc
  .array(fc.tuple(fc.integer({ min: -127, max: 0 }), fc.integer({ min: 0, max: 127 })), {
    minLength: 1,
    maxLength: 700,
  })
  .map((list) => Int8Array.from(list.flat()));

/** Test scale: 1000 samples per second and 10 per pair, or 10 ms per pair. */
const pyramidOf = (finest: Int8Array, startMs = 0) =>
  buildPyramid(
    { samplesPerPair: 10, pairs: finest },
    { startMs, durationMs: (finest.length / 2) * 10, sampleRate: 1000 },
  );

function extremes(list: Int8Array, from: number, to: number) {
  const part = [...list.subarray(from * 2, to * 2)];
  return [
    Math.min(...part.filter((_, at) => at % 2 === 0)),
    Math.max(...part.filter((_, at) => at % 2 === 1)),
  ];
}

describe('a pyramid of peaks', () => {
  it('has levels that each miss nothing of the one before', () => {
    fc.assert(
      fc.property(pairs, (finest) => {
        const { levels } = pyramidOf(finest);
        levels.forEach((level, levelIndex) => {
          const width = 2 ** levelIndex;
          expect(level.samplesPerPair).toBe(10 * width);
          const count = Math.ceil(finest.length / 2 / width);
          expect(level.pairs).toHaveLength(count * 2);
          for (let pair = 0; pair < count; pair += 1) {
            expect([...level.pairs.subarray(pair * 2, pair * 2 + 2)]).toEqual(
              extremes(finest, pair * width, (pair + 1) * width),
            );
          }
        });
        expect(levels.at(-1)?.pairs.length).toBeLessThanOrEqual(128);
      }),
      { numRuns: 40 },
    );
  });

  it('shows in each column all that lies under it, and little more', () => {
    fc.assert(
      fc.property(
        pairs,
        fc.nat(6000),
        fc.integer({ min: 1, max: 7000 }),
        fc.integer({ min: 1, max: 90 }),
        (finest, startMs, lengthMs, columns) => {
          const pyramid = pyramidOf(finest);
          const seen = peaksBetween(pyramid, startMs, startMs + lengthMs, columns);
          const count = finest.length / 2;
          const perColumn = lengthMs / 10 / columns;
          const slack = Math.max(1, perColumn);
          for (let column = 0; column < columns; column += 1) {
            const from = startMs / 10 + column * perColumn;
            const to = from + perColumn;
            const [inner, outer] = [
              [Math.ceil(from), Math.floor(to)],
              [Math.floor(from - slack), Math.ceil(to + slack)],
            ].map(([a = 0, b = 0]) =>
              extremes(finest, Math.max(0, a), Math.min(count, Math.max(0, b))),
            );
            const [min = 0, max = 0] = seen.subarray(column * 2, column * 2 + 2);
            if (Math.floor(from) >= count) {
              expect([min, max]).toEqual([0, 0]);
              continue;
            }
            expect(min).toBeLessThanOrEqual(inner?.[0] ?? 0);
            expect(max).toBeGreaterThanOrEqual(inner?.[1] ?? 0);
            expect(min).toBeGreaterThanOrEqual(outer?.[0] ?? 0);
            expect(max).toBeLessThanOrEqual(outer?.[1] ?? 0);
          }
        },
      ),
    );
  });

  it('of a few seconds knows where they lie', () => {
    const detail = pyramidOf(Int8Array.of(-10, 10, -20, 20), 5000);
    expect([...peaksBetween(detail, 4990, 5030, 4)]).toEqual([0, 0, -10, 10, -20, 20, 0, 0]);
  });

  it('gives a small picture of the whole, of positive levels', () => {
    const { points, durationSeconds } = overviewPoints(pyramidOf(Int8Array.of(-127, 0, 0, 0)));
    expect([durationSeconds, points[0], points[799], points[800]]).toEqual([0.02, 1, 1, 0]);
  });
});

describe('a file of peaks', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 192_000 }), (list, sampleRate) => {
        const file = { pairs: list, samplesPerPair: 256, sampleRate };
        expect(readPeaksFile(writePeaksFile(file))).toEqual(file);
      }),
    );
  });

  it('is laid out as audiowaveform lays it out', () => {
    const file = writePeaksFile({
      pairs: Int8Array.of(-3, 4),
      samplesPerPair: 256,
      sampleRate: 48_000,
    });
    const view = new DataView(file);
    expect([0, 4, 8, 12, 16, 20].map((at) => view.getInt32(at, true))).toEqual([
      2, 1, 48_000, 256, 1, 1,
    ]);
    expect([...new Int8Array(file, 24)]).toEqual([-3, 4]);
  });

  it('that is cut off or of another kind is none', () => {
    const file = writePeaksFile({
      pairs: Int8Array.of(-3, 4),
      samplesPerPair: 256,
      sampleRate: 48_000,
    });
    expect(readPeaksFile(file.slice(0, 25))).toBeNull();
    expect(readPeaksFile(new ArrayBuffer(4))).toBeNull();
    new DataView(file).setInt32(0, 1, true);
    expect(readPeaksFile(file)).toBeNull();
  });
});
