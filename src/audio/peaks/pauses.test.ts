import fc from 'fast-check';
import { findPauses } from './pauses';

const WINDOW_MS = 20;
const FLOOR = 0.002;

/** Alternating speech and silence, in windows; the noise floor fluctuates. */
function loudness(stretches: readonly { windows: number; isQuiet: boolean }[], floor = FLOOR) {
  const levels = stretches.flatMap(({ windows, isQuiet }) =>
    Array.from({ length: windows }, (_, at) =>
      isQuiet ? floor * (1 + 0.3 * Math.sin(at)) : 0.1 + 0.05 * Math.sin(at),
    ),
  );
  return { rms: Float32Array.from(levels), windowMs: WINDOW_MS };
}

const turns = fc.array(
  fc.tuple(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 5, max: 120 })),
  { minLength: 3, maxLength: 20 },
);

describe('pauses', () => {
  it('are the quiet stretches of 0.6 s and more, ranked by their length', () => {
    fc.assert(
      fc.property(turns, (list) => {
        const quiet = list.reduce((total, [, pause]) => total + pause, 0);
        const all = list.reduce((total, [speech, pause]) => total + speech + pause, 0);
        fc.pre(quiet > all * 0.15);
        const stretches = list.flatMap(([speech, pause]) => [
          { windows: speech, isQuiet: false },
          { windows: pause, isQuiet: true },
        ]);
        const expected: { startMs: number; endMs: number }[] = [];
        let at = 0;
        for (const { windows, isQuiet } of stretches) {
          const span = { startMs: at * WINDOW_MS, endMs: (at + windows) * WINDOW_MS };
          if (isQuiet && windows * WINDOW_MS >= 600) expected.push(span);
          at += windows;
        }
        const found = findPauses(loudness(stretches));
        expect(found.map(({ startMs, endMs }) => ({ startMs, endMs }))).toEqual(expected);
        const byRank = [...found].sort((a, b) => a.rank - b.rank);
        expect(byRank.map(({ rank }) => rank)).toEqual(byRank.map((_, index) => index));
        const lengths = byRank.map(({ startMs, endMs }) => endMs - startMs);
        expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
      }),
    );
  });

  it.each([0, 0.0001, 0.01])('are found above a noise floor of %s too', (floor) => {
    const stretches = [100, 50, 100, 50, 100].map((windows, index) => ({
      windows,
      isQuiet: index % 2 === 1,
    }));
    expect(findPauses(loudness(stretches, floor))).toEqual([
      { startMs: 2000, endMs: 3000, rank: 0 },
      { startMs: 5000, endMs: 6000, rank: 1 },
    ]);
  });

  it('are found where a recording is silent for most of its time', () => {
    const stretches = [20, 120, 20, 120].map((windows, index) => ({
      windows,
      isQuiet: index % 2 === 1,
    }));
    expect(findPauses(loudness(stretches)).map(({ startMs }) => startMs)).toEqual([400, 3200]);
  });

  it('may be asked for from another length on', () => {
    const stretches = [100, 20, 100].map((windows, index) => ({ windows, isQuiet: index === 1 }));
    expect(findPauses(loudness(stretches))).toEqual([]);
    expect(findPauses(loudness(stretches), 400)).toHaveLength(1);
  });

  it('are none where speech never stops, and none of nothing', () => {
    expect(findPauses(loudness([{ windows: 500, isQuiet: false }]))).toEqual([]);
    expect(findPauses({ rms: new Float32Array(0), windowMs: 20 })).toEqual([]);
  });

  it('are one where there is nothing but silence', () => {
    expect(findPauses({ rms: new Float32Array(100), windowMs: 20 })).toEqual([
      { startMs: 0, endMs: 2000, rank: 0 },
    ]);
  });
});
