import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 25;
const MAX_TRIES = 200;

/** Polls until a condition holds; throws after five seconds. */
export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > MAX_TRIES) throw new Error('The condition never held');
    await wait(PAUSE_MS);
  }
}
