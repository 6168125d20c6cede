import { drizzle } from 'drizzle-orm/node-postgres';
import { Socket } from 'node:net';
import { Pool } from 'pg';
import type { OpenDatabase, RunStatement } from './openDatabase';

export interface PostgresTimeouts {
  /** Maximum wait for a connection, whether a free one of the pool or a new one. */
  connectMs: number;
  /**
   * Maximum duration of a statement, lock waits included, and of a pause within a transaction; enforced by the server.
   */
  statementMs: number;
  /** Silence of the server after which the connection counts as lost; longer than `statementMs`. */
  idleMs: number;
}

const defaultTimeouts: PostgresTimeouts = { connectMs: 5000, statementMs: 30_000, idleMs: 40_000 };

/** Time-outs for migrations, which may take any time: only connecting is limited. */
export const migrationTimeouts: PostgresTimeouts = {
  connectMs: 10_000,
  statementMs: 0,
  idleMs: 0,
};

/** A socket that is destroyed after `idleMs` without a byte; the pool closes unused connections sooner. */
function socketWithTimeout(idleMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(idleMs, () => socket.destroy());
}

export interface PostgresOptions {
  timeouts?: PostgresTimeouts;
  /** Maximum size of the pool. */
  connections?: number;
  /** True when the driver opens the platform's own sockets, for which `idleMs` has no effect. */
  hasOwnSockets?: boolean;
}

export function openPostgres(url: string, options: PostgresOptions = {}): OpenDatabase {
  const { timeouts = defaultTimeouts, connections, hasOwnSockets = false } = options;
  const { connectMs, statementMs, idleMs } = timeouts;
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    max: connections,
    stream: hasOwnSockets ? undefined : () => socketWithTimeout(idleMs),
    // The pool awaits this before it returns the connection.
    onConnect: async (client) => {
      await client.query(`set timezone to 'UTC'; set statement_timeout to ${statementMs};
        set idle_in_transaction_session_timeout to ${statementMs}`);
    },
  });
  // The pool replaces a lost connection, but an `error` event without a listener would end the process. The pool emits
  // the event for an idle connection, and the client for one in a transaction, whose statements then fail.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const run: RunStatement = async (text, values = []) => {
    const client = await pool.connect();
    try {
      // A script has a result for each of its statements.
      const results = [await client.query<Record<string, unknown>>(text, values)].flat();
      client.release();
      return { rows: results.at(-1)?.rows ?? [] };
    } catch (error) {
      // A failed script may leave its transaction open, so the connection is closed rather than reused.
      client.release(true);
      throw error;
    }
  };
  return { database: drizzle({ client: pool }), run, close: () => pool.end() };
}
