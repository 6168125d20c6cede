import fc from 'fast-check';
import { simulateSchedule } from './simulateSchedule';

const schedules = fc.record({
  supportsIdempotencyKeys: fc.boolean(),
  supportsPreconditions: fc.boolean(),
  steps: fc.array(fc.nat(), { minLength: 10, maxLength: 120, size: 'max' }),
});

/** Runs random schedules from a seed; throws with the smallest schedule that breaks an invariant. */
export function checkSchedules(count: number, seed: number): void {
  fc.assert(
    fc.property(schedules, (schedule) => {
      const broken = simulateSchedule(schedule);
      if (broken !== null) throw new Error(broken);
    }),
    { numRuns: count, seed },
  );
}
