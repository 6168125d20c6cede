import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { Worker } from 'node:worker_threads';
import type { OpenDatabase } from './openDatabase';
import { openClient } from './openPglite';
import type { SerializedError, Statement, ThreadRequest, ThreadResponse } from './threadMessages';

type RequestWithoutId<Request = ThreadRequest> = Request extends unknown
  ? Omit<Request, 'id'>
  : never;

interface Waiting {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

const deserializeError = ({ message, fields }: SerializedError) =>
  Object.assign(new Error(message), fields);
/** An error with the SQLSTATE of a lost connection (class 08). */
const connectionLost = (message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code: '08006' });

/** Sends requests to the thread and matches its responses to them. */
class ThreadMessages {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  /** Error of a thread that has ended; null while it runs. */
  private ended: Error | null = null;

  constructor(private readonly thread: Worker) {
    thread.on('message', (response: ThreadResponse) => {
      const { resolve, reject } = this.waiting.get(response.id) ?? {};
      this.waiting.delete(response.id);
      if ('rows' in response) resolve?.(response.rows);
      else reject?.(deserializeError(response.error));
    });
    thread.on('error', (error: Error) =>
      this.fail(connectionLost(`The database has stopped: ${error.message}`, error)),
    );
    thread.on('exit', () => this.fail(connectionLost('The database is closed')));
  }

  nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  ask(order: RequestWithoutId): Promise<unknown[]> {
    const id = this.nextId();
    return new Promise((resolve, reject) => {
      if (this.ended !== null) return reject(this.ended);
      this.waiting.set(id, { resolve, reject });
      this.thread.postMessage({ id, ...order });
    });
  }

  async terminate(): Promise<void> {
    await this.thread.terminate();
  }

  private fail(error: Error): void {
    this.ended ??= error;
    this.waiting.forEach(({ reject }) => reject(error));
    this.waiting.clear();
  }
}

/** Statements of one connection, with PGlite's interface. */
class ThreadConnection {
  constructor(
    private readonly ask: (order: RequestWithoutId) => Promise<unknown[]>,
    private readonly transactionId: number | null = null,
  ) {}

  query(text: string, values: unknown[] = [], { rowMode, parsers }: QueryOptions = {}) {
    return this.run({ text, values, rowMode, hasTextDates: parsers !== undefined });
  }

  /** Runs a script; returns the rows of its last statement. */
  async exec(text: string) {
    return [await this.run({ text, values: null, hasTextDates: false })];
  }

  private async run(statement: Statement) {
    const transaction = this.transactionId;
    return { rows: await this.ask({ kind: 'run', statement, transaction }) };
  }
}

/** The methods of PGlite that the worker uses, run in a thread so that statements do not block the server. */
class ThreadClient extends ThreadConnection {
  constructor(private readonly messages: ThreadMessages) {
    super((order) => messages.ask(order));
  }

  async transaction<Result>(
    callback: (connection: ThreadConnection) => Promise<Result>,
  ): Promise<Result> {
    const { messages } = this;
    const transaction = messages.nextId();
    await messages.ask({ kind: 'begin', transaction });
    let result;
    try {
      result = await callback(new ThreadConnection((order) => messages.ask(order), transaction));
    } catch (error) {
      await messages.ask({ kind: 'roll back', transaction });
      throw error;
    }
    await messages.ask({ kind: 'commit', transaction });
    return result;
  }

  async close(): Promise<void> {
    await this.messages.ask({ kind: 'close' });
    await this.messages.terminate();
  }
}

/** Opens PGlite on a data directory, in its own thread. */
export function openPgliteThread(directory: string): Promise<OpenDatabase> {
  const file = new URL('./pgliteThread.mjs', import.meta.url);
  const thread = new Worker(file, { workerData: directory, execArgv: [] });
  const client = new ThreadClient(new ThreadMessages(thread));
  // Drizzle and `openClient` call only those methods of PGlite that the thread's client implements.
  return openClient(client as unknown as PGlite);
}
