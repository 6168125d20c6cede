import fc from 'fast-check';
import { PeaksAccumulator } from './peaksAccumulator';

const level = fc.integer({ min: -127, max: 127 }).map((step) => step / 127);
const channels = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 200 }))
  .chain(([count, length]) =>
    fc.array(fc.array(level, { minLength: length, maxLength: length }), {
      minLength: count,
      maxLength: count,
    }),
  )
  .map((lines) => lines.map((line) => Float32Array.from(line)));

function naive(lines: readonly Float32Array[], samplesPerPair: number): number[] {
  const length = lines[0]?.length ?? 0;
  return Array.from({ length: Math.ceil(length / samplesPerPair) }, (_, pair) => {
    const under = lines.flatMap((line) => [
      ...line.subarray(pair * samplesPerPair, (pair + 1) * samplesPerPair),
    ]);
    return [Math.round(Math.min(...under) * 127), Math.round(Math.max(...under) * 127)];
  }).flat();
}

describe('accumulating peaks', () => {
  it('gives the extremes of each stretch, whatever the pieces and their order', () => {
    const cuts = fc.array(fc.nat(200), { maxLength: 6 });
    fc.assert(
      fc.property(
        channels,
        cuts,
        fc.integer({ min: 1, max: 64 }),
        fc.boolean(),
        (lines, positions, width, isBackwards) => {
          const length = lines[0]?.length ?? 0;
          const accumulator = new PeaksAccumulator(length, 8000, width);
          const edges = [
            ...new Set([0, length, ...positions.map((position) => position % length)]),
          ].sort((a, b) => a - b);
          const pieces = edges
            .slice(0, -1)
            .map((from, at) => ({ from, end: edges[at + 1] ?? length }));
          if (isBackwards) pieces.reverse();
          for (const { from, end } of pieces) {
            // The piece includes a run-up, as the output of a decoder does.
            const runUp = Math.min(from, 5);
            const decoded = lines.map((line) => line.slice(from - runUp, end));
            accumulator.add(from, decoded, runUp, runUp + end - from);
          }
          expect([...accumulator.finish()].map((step) => step + 0)).toEqual(
            naive(lines, width).map((step) => step + 0),
          );
        },
      ),
    );
  });

  it('leaves out what lies before the start and behind the end', () => {
    const accumulator = new PeaksAccumulator(4, 8000, 2);
    accumulator.add(-2, [Float32Array.of(1, 1, 0.5, 0.5, 0, 0, 1, 1)], 0, 8);
    expect([...accumulator.finish()]).toEqual([64, 64, 0, 0]);
  });

  it('is silent where no samples were added', () => {
    const accumulator = new PeaksAccumulator(4, 8000, 2);
    accumulator.add(2, [Float32Array.of(-1, 2)], 0, 2);
    expect([...accumulator.finish()]).toEqual([0, 0, -127, 127]);
  });

  it('measures loudness in windows of 20 ms', () => {
    const accumulator = new PeaksAccumulator(8000, 8000, 32);
    const loud = new Float32Array(4000).fill(0.5);
    accumulator.add(4000, [loud, new Float32Array(4000).fill(-0.5)], 0, 4000);
    const { rms, windowMs } = accumulator.loudness();
    expect([rms.length, windowMs]).toEqual([50, 20]);
    expect(rms[24]).toBe(0);
    expect(rms[25]).toBeCloseTo(0.5);
    expect(rms[49]).toBeCloseTo(0.5);
  });
});
