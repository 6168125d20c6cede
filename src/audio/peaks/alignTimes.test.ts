import fc from 'fast-check';
import { alignTimes } from './alignTimes';
import { type Pause } from './pauses';

const pausesEndingAt = (ends: readonly number[], lengthMs = 1200): Pause[] =>
  ends.map((end, rank) => ({ startMs: end - lengthMs, endMs: end, rank }));

/** Times shortly before speech resumes after these pauses. */
const starts = (ends: readonly number[]) => ends.map((end) => end - 100);

describe('carrying chapters over to another language', () => {
  it('finds each at its pause where the other recording only runs slower or faster', () => {
    const gaps = fc.array(fc.integer({ min: 15_000, max: 90_000 }), {
      minLength: 2,
      maxLength: 30,
    });
    fc.assert(
      fc.property(gaps, fc.double({ min: 0.75, max: 1.35, noNaN: true }), (list, pace) => {
        let at = 0;
        const times = [0, ...list.slice(0, -1).map((gap) => (at += gap))];
        const fromDurationMs = at + (list.at(-1) ?? 0);
        const ends = times.slice(1).map((time) => Math.round(time * pace) + 100);
        const aligned = alignTimes({
          times,
          fromDurationMs,
          toDurationMs: Math.round(fromDurationMs * pace),
          pauses: pausesEndingAt(ends),
        });
        expect(aligned.map(({ ms }) => ms)).toEqual([0, ...starts(ends)]);
        aligned.forEach(({ confidence }) => expect(confidence).toBeGreaterThan(0.5));
      }),
    );
  });

  it('lets one slow passage move all that follows it', () => {
    const times = [0, 30_000, 60_000, 90_000, 120_000];
    // The second chapter takes 12 s longer, so that the whole is 162 s instead of 150.
    const ends = [30_000, 72_000, 102_000, 132_000];
    const sentences = [
      10_000, 21_000, 44_000, 55_000, 65_000, 82_000, 91_000, 113_000, 122_000, 150_000,
    ];
    const pauses = [...pausesEndingAt(ends, 1800), ...pausesEndingAt(sentences, 650)].sort(
      (a, b) => a.startMs - b.startMs,
    );
    const aligned = alignTimes({ times, fromDurationMs: 150_000, toDurationMs: 162_000, pauses });
    expect(aligned.map(({ ms }) => ms)).toEqual([0, ...starts(ends)]);
  });

  it('stays with the proportion where no pause is near, and is not sure of it', () => {
    const aligned = alignTimes({
      times: [0, 50_000],
      fromDurationMs: 100_000,
      toDurationMs: 200_000,
      pauses: pausesEndingAt([20_000]),
    });
    expect(aligned[1]).toEqual({ ms: 100_000, confidence: 0.1, isAtPause: false });
  });

  it('takes no pause far from the proportion where chapters do not lie at pauses', () => {
    const times = [40, 101, 162, 223, 284, 345].map((second) => second * 1000);
    // Long pauses at irregular distances among short ones; one of them happens to be near.
    const long = [56_576, 115_680, 161_280, 210_560, 257_600, 341_344, 398_000, 452_500, 520_000];
    const aligned = alignTimes({
      times,
      fromDurationMs: 600_000,
      toDurationMs: 600_000,
      pauses: pausesEndingAt(long, 2100),
    });
    expect(aligned.map(({ ms }) => ms)).toEqual([
      40_000, 101_000, 161_180, 223_000, 284_000, 345_000,
    ]);
    expect(aligned.map(({ isAtPause }) => isAtPause)).toEqual([
      ...[false, false, true, false, false, false],
    ]);
  });

  it('is surer of a lone long pause than of one among many', () => {
    const common = { times: [0, 60_000], fromDurationMs: 120_000, toDurationMs: 120_000 };
    const lone = alignTimes({ ...common, pauses: pausesEndingAt([60_100]) })[1];
    const many = alignTimes({
      ...common,
      pauses: pausesEndingAt([57_800, 59_000, 60_200, 61_400, 62_600], 1000),
    })[1];
    expect(lone?.confidence).toBeGreaterThan((many?.confidence ?? 1) + 0.2);
  });

  it('never changes their order, leaves the recording or is more than sure', () => {
    const ascending = fc
      .uniqueArray(fc.nat(600_000), { maxLength: 25 })
      .map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(
        ascending,
        ascending,
        fc.integer({ min: 1, max: 900_000 }),
        (times, ends, toDurationMs) => {
          const pauses = pausesEndingAt(ends.filter((end) => end < toDurationMs && end > 1200));
          const aligned = alignTimes({ times, fromDurationMs: 600_001, toDurationMs, pauses });
          expect(aligned).toHaveLength(times.length);
          aligned.forEach(({ ms, confidence }, index) => {
            expect(ms).toBeGreaterThanOrEqual(aligned[index - 1]?.ms ?? 0);
            expect(ms).toBeLessThanOrEqual(toDurationMs);
            expect(confidence).toBeGreaterThanOrEqual(0);
            expect(confidence).toBeLessThanOrEqual(1);
          });
        },
      ),
    );
  });

  it('finds 60 chapters of an hour among all their sentences', () => {
    const hour = 3600_000;
    const times = Array.from({ length: 60 }, (_, index) => (index * hour) / 60);
    const ends = times.slice(1).map((time) => Math.round(time * 1.1) + 100);
    const sentences = Array.from({ length: 530 }, (_, index) => 7000 + index * 7390);
    const pauses = [...pausesEndingAt(ends, 1500), ...pausesEndingAt(sentences, 700)].sort(
      (a, b) => a.startMs - b.startMs,
    );
    const ranked = pauses
      .map((pause) => ({ ...pause, length: pause.endMs - pause.startMs }))
      .map(({ length, ...pause }, index, all) => ({
        ...pause,
        rank: all.filter((other) => other.length > length).length + index,
      }));
    const aligned = alignTimes({
      times,
      fromDurationMs: hour,
      toDurationMs: hour * 1.1,
      pauses: ranked,
    });
    expect(aligned.map(({ ms }) => ms)).toEqual([0, ...starts(ends)]);
  });
});
