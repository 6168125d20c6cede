import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../database/databaseUnavailable';
import type { Database } from '../database/database';
import { logFailure } from '../logging/log';
import {
  addEvents,
  addPlays,
  findPlays,
  type NewEvent,
  type Plays,
} from '../queries/public/playQueries';
import { jsonbUnsafeEscapes, unbufferedPlayRecorder, type PlayRecorder } from './playRecorder';

export interface OpenPlayRecorder extends PlayRecorder {
  /** Number of plays and events not yet written. */
  waiting(): number;
  /** Stops the timer and writes the buffered plays and events. */
  close(): Promise<void>;
}

/** Plays of a section in a language: `plays` in the database and `added` in memory. */
interface Counted extends Plays {
  added: number;
}

/** Number of buffered events that triggers a write before the interval ends. */
const MAX_EVENTS = 500;
const CLOSE_ATTEMPTS = 5;
const CLOSE_PAUSE_MS = 200;

const keyOf = (section_id: string, language: string | null) =>
  JSON.stringify([section_id.toLowerCase(), language]);

/** Buffered plays, with cached look-ups of their sections. */
class PlayCounts {
  private lookUps = new Map<string, ReturnType<typeof findPlays>>();
  private counts = new Map<string, Counted>();

  constructor(
    private readonly database: Database,
    private readonly clock: () => Date,
  ) {}

  /** Looks a section up at most once per interval. */
  find(sectionId: string, language: string | null) {
    const key = keyOf(sectionId, language);
    const known = this.lookUps.get(key);
    if (known !== undefined) return known;
    const lookUp = findPlays(this.database, sectionId, language);
    this.lookUps.set(key, lookUp);
    return lookUp;
  }

  add({ section_id, language, plays }: Plays, added: number): number {
    const key = keyOf(section_id, language);
    const counted = this.counts.get(key) ?? { section_id, language, plays, added: 0 };
    this.counts.set(key, counted);
    counted.added += added;
    return counted.plays + counted.added;
  }

  get waiting(): number {
    return [...this.counts.values()].reduce((sum, { added }) => sum + added, 0);
  }

  /** Empties the buffer and returns its plays. */
  private take(): Counted[] {
    const batch = [...this.counts.values()];
    this.counts = new Map();
    this.lookUps = new Map();
    return batch;
  }

  async write(): Promise<void> {
    const batch = this.take();
    if (batch.length === 0) return;
    const unwritten = new Set(batch);
    try {
      const plays = batch.map(({ section_id, language, added }) => {
        return { section_id, language, plays: added };
      });
      const written = await addPlays(this.database, plays, {
        skipsLocked: true,
        at: this.clock(),
      });
      const done = new Map(written.map((each) => [keyOf(each.section_id, each.language), each]));
      for (const [key, { plays: now }] of done) {
        const counted = this.counts.get(key);
        if (counted !== undefined) counted.plays = now;
      }
      for (const each of batch) {
        if (done.has(keyOf(each.section_id, each.language))) unwritten.delete(each);
      }
      for (const each of [...unwritten]) {
        await this.keepIfPresent(each);
        unwritten.delete(each);
      }
    } catch (error) {
      for (const each of unwritten) this.add(each, each.added);
      logFailure('Plays wait for the next write', error);
    }
  }

  /** Re-adds plays that a write skipped because their section was locked; plays of a deleted section are lost. */
  private async keepIfPresent(left: Counted): Promise<void> {
    const found = await findPlays(this.database, left.section_id, left.language);
    if (found?.isLanguageKnown === true) this.add(left, left.added);
  }
}

/** Buffered events. */
class EventBuffer {
  private events: NewEvent[] = [];

  constructor(private readonly database: Database) {}

  get waiting(): number {
    return this.events.length;
  }

  add(event: NewEvent): void {
    this.events.push(event);
  }

  async write(): Promise<void> {
    const batch = this.events;
    this.events = [];
    try {
      await addEvents(this.database, batch);
    } catch (error) {
      if (isDatabaseUnavailable(error)) this.events = [...batch, ...this.events];
      else if (batch.length === 1) logFailure('An event cannot be stored', error);
      else for (const each of batch) await this.writeOne(each);
    }
  }

  private async writeOne(event: NewEvent): Promise<void> {
    try {
      await addEvents(this.database, [event]);
    } catch (error) {
      if (isDatabaseUnavailable(error)) this.events.push(event);
      else logFailure('An event cannot be stored', error);
    }
  }
}

interface BufferedPlayRecorder extends OpenPlayRecorder {
  /** Writes the buffered plays and events; on failure they stay for the next write. */
  flush(): Promise<void>;
}

/** Number of write intervals for which figures may be stale. */
const STALE_INTERVALS = 10;

/** Play recorder that acknowledges immediately and writes every `flushMs` milliseconds, all plays in one statement. */
export function bufferedPlayRecorder(
  database: Database,
  clock: () => Date,
  flushMs: number,
): BufferedPlayRecorder {
  const plays = new PlayCounts(database, clock);
  const events = new EventBuffer(database);
  const written = unbufferedPlayRecorder(database, clock);
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();

  const waiting = () => plays.waiting + events.waiting;
  const writeAll = async () => {
    await plays.write();
    await events.write();
    schedule();
  };
  const flush = () => (writing = writing.then(writeAll));
  function schedule(): void {
    if (timer !== null || waiting() === 0) return;
    timer = setTimeout(() => {
      timer = null;
      void flush();
    }, flushMs);
    timer.unref();
  }

  return {
    maxStaleMs: STALE_INTERVALS * flushMs,
    waiting,
    flush,
    async countPlay(sectionId, language) {
      // Plays being written at this moment are counted neither in memory nor in the database.
      await writing;
      const found = await plays.find(sectionId, language);
      if (found === null) return 'unknown section';
      if (!found.isLanguageKnown) return 'unknown language';
      const count = plays.add(found, 1);
      schedule();
      return count;
    },
    async addEvent(payload) {
      if (jsonbUnsafeEscapes.test(JSON.stringify(payload))) return written.addEvent(payload);
      events.add({ payload, created_at: clock().toISOString() });
      if (events.waiting >= MAX_EVENTS) void flush();
      else schedule();
    },
    async close() {
      for (let attempt = 1; attempt <= CLOSE_ATTEMPTS; attempt += 1) {
        await flush();
        if (waiting() === 0) break;
        await pause(CLOSE_PAUSE_MS);
      }
      if (timer !== null) clearTimeout(timer);
      if (waiting() > 0) logFailure('At the end', `${waiting()} plays and events were lost`);
    },
  };
}

/** A buffered play recorder, or an unbuffered one when `flushMs` is 0. */
export function openPlayRecorder(
  database: Database,
  clock: () => Date,
  flushMs: number,
): OpenPlayRecorder {
  if (flushMs > 0) return bufferedPlayRecorder(database, clock, flushMs);
  const written = unbufferedPlayRecorder(database, clock);
  return { ...written, waiting: () => 0, close: () => Promise.resolve() };
}
