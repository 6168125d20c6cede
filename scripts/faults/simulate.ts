import { parseArgs } from 'node:util';
import { checkSchedules } from '../../src/state/outbox/simulation/checkSchedules';

/** Simulates the outbox under random fault schedules: `npm run simulate -- --schedules 100000 --seed 7`. */
const { values } = parseArgs({
  options: { schedules: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const schedules = Number(values.schedules);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const started = Date.now();
try {
  checkSchedules(schedules, seed);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${schedules} schedules from seed ${seed} in ${seconds} s: every invariant holds`);
} catch (failure) {
  console.error(failure);
  process.exitCode = 1;
}
