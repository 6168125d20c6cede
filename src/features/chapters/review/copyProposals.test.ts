import { type EditedChapter } from '../../../domain/chapters/chapterList';
import { copyProposals, keptProposals, keptTimes } from './copyProposals';

const at = (id: string, startMs: number, endMs: number | null = null): EditedChapter => ({
  id,
  title: id,
  description: '',
  startMs,
  endMs,
  orderIndex: 0,
});
const pause = (startMs: number, endMs: number, rank: number) => ({ startMs, endMs, rank });

describe('chapters copied to another language', () => {
  const chapters = [at('Gate', 0), at('Path', 30_000, 45_000), at('Tank', 60_000, 90_000)];
  const copy = (pauses: ReturnType<typeof pause>[]) =>
    copyProposals({ chapters, fromDurationMs: 90_000, toDurationMs: 180_000, pauses });

  it('begin after the pauses of that recording, in order, and say how sure that is', () => {
    const copied = copy([pause(57_000, 59_500, 0), pause(121_000, 123_000, 1)]);
    expect(copied.map(({ title }) => title)).toEqual(['Gate', 'Path', 'Tank']);
    expect(copied[0]?.startMs).toBe(0);
    expect(copied[1]?.startMs).toBeGreaterThanOrEqual(59_000);
    expect(copied[1]?.startMs).toBeLessThanOrEqual(59_500);
    expect(copied[1]?.note).toMatch(/^At a pause, \d+% sure/);
    expect(copied[1]?.endMs).toBe((copied[1]?.startMs ?? 0) + 30_000);
    expect(copied[2]?.endMs).toBeNull();
  });

  it('lie by proportion where nothing is to hold on to, and say so', () => {
    const copied = copy([]);
    expect(copied.map(({ startMs }) => startMs)).toEqual([0, 60_000, 120_000]);
    expect(copied.map(({ note }) => note)).toEqual([
      null,
      ...Array<string>(2).fill('Estimated by proportion: check by listening'),
    ]);
  });

  it('stay where they are where the only pauses are far from the proportion', () => {
    const copied = copy([pause(69_000, 71_000, 0), pause(101_000, 103_000, 1)]);
    expect(copied.map(({ startMs }) => startMs)).toEqual([0, 60_000, 120_000]);
    expect(copied[2]?.note).toBe('Estimated by proportion: check by listening');
  });

  it('keep their times where that is chosen, as it is for one sound in one language', () => {
    expect(keptProposals(chapters).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, null],
      [30_000, 45_000],
      [60_000, 90_000],
    ]);
    const kept = (language: string, durationMs: number | null) =>
      keptTimes({ language: 'en', duration: 600 }, { language, durationMs });
    expect(kept('en', 600_026)).toEqual({ canKeep: true, isUsual: true });
    expect(kept('te', 600_000)).toEqual({ canKeep: true, isUsual: false });
    expect(kept('en', 601_000)).toEqual({ canKeep: true, isUsual: false });
    expect(kept('en', 602_000)).toEqual({ canKeep: false, isUsual: false });
    expect(kept('en', null)).toEqual({ canKeep: false, isUsual: false });
  });
});
