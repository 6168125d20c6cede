import type { Database } from './database';

interface Reading<Result> {
  running: Promise<Result>;
  /** The read that starts after `running`, shared by all callers that arrived meanwhile. */
  next: Promise<Result> | null;
}

/**
 * A read shared by concurrent callers. A caller never receives the result of a read that was already running, because
 * that read may have started before a change that the caller has seen: callers wait for its end and share the next
 * read.
 */
export class SharedRead<Result> {
  private readonly readings = new WeakMap<Database, Map<string, Reading<Result>>>();

  constructor(private readonly read: (database: Database, key: string) => Promise<Result>) {}

  get(database: Database, key: string): Promise<Result> {
    const readings = this.readings.get(database) ?? new Map<string, Reading<Result>>();
    this.readings.set(database, readings);
    const start = () => {
      const reading: Reading<Result> = { running: this.read(database, key), next: null };
      readings.set(key, reading);
      const forget = () => void readings.delete(key);
      reading.running.then(() => reading.next === null && forget(), forget);
      return reading.running;
    };
    const current = readings.get(key);
    if (current === undefined) return start();
    // A failure also rejects the waiting callers: each of them would wait just as long for an unavailable database.
    current.next ??= current.running.then(start);
    return current.next;
  }
}
