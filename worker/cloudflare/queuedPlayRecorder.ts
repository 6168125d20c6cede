import type { Database } from '../database/database';
import {
  jsonbUnsafeEscapes,
  unbufferedPlayRecorder,
  type PlayRecorder,
} from '../plays/playRecorder';
import { addEvents, addPlays, findPlays, type Plays } from '../queries/public/playQueries';
import type { JobProducer } from './bindings';
import type { Job } from './jobs';

/** Length of an event's JSON, in characters, above which it might exceed the 128 kB limit of a message. */
const LARGE_EVENT_CHARACTERS = 30_000;

/** Acknowledges a play or event once it is queued; the queue's consumer writes many together. */
export function queuedPlayRecorder(
  database: Database,
  queue: JobProducer,
  clock: () => Date,
): PlayRecorder {
  const unbuffered = unbufferedPlayRecorder(database, clock);
  return {
    maxStaleMs: 0,
    async countPlay(sectionId, asked) {
      const found = await findPlays(database, sectionId, asked);
      if (found === null) return 'unknown section';
      if (!found.isLanguageKnown) return 'unknown language';
      const { section_id, language, plays } = found;
      await queue.send({ kind: 'play', sectionId: section_id, language });
      return plays + 1;
    },
    async addEvent(payload) {
      const text = JSON.stringify(payload);
      if (text.length > LARGE_EVENT_CHARACTERS || jsonbUnsafeEscapes.test(text))
        return unbuffered.addEvent(payload);
      const event = { payload, created_at: clock().toISOString() };
      await queue.send({ kind: 'event', event });
    },
  };
}

function sumPlays(jobs: readonly Job[]): Plays[] {
  const sums = new Map<string, Plays>();
  for (const job of jobs) {
    if (job.kind !== 'play') continue;
    const { sectionId: section_id, language } = job;
    const key = JSON.stringify([section_id, language]);
    const known = sums.get(key) ?? { section_id, language, plays: 0 };
    known.plays += 1;
    sums.set(key, known);
  }
  return [...sums.values()];
}

/** Writes a batch's plays and events in one transaction. */
export async function writeQueuedPlays(database: Database, jobs: readonly Job[]): Promise<void> {
  const plays = sumPlays(jobs);
  const events = jobs.flatMap((job) => (job.kind === 'event' ? [job.event] : []));
  await database.transaction(async (tx) => {
    if (plays.length > 0) await addPlays(tx, plays, { skipsLocked: false, at: new Date() });
    await addEvents(tx, events);
  });
}
