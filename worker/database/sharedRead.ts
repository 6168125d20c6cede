import type { Database } from './database';

interface Reading<Result> {
  running: Promise<Result>;
  /** The read that starts when this one has ended, for all callers meanwhile. */
  next: Promise<Result> | null;
}

/**
 * A read that callers of the same moment share. Nobody gets one that was under way at their call: it may have begun
 * before a change that they know of. They wait for it and share the next.
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
    // A failure is theirs too: each would wait as long for a database that is away.
    current.next ??= current.running.then(start);
    return current.next;
  }
}
