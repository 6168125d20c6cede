import { drizzle } from 'drizzle-orm/node-postgres';
import { Socket } from 'node:net';
import { Pool } from 'pg';
import type { OpenDatabase, RunStatement } from './openDatabase';

export interface PostgresTimeouts {
  /** Longest wait for a connection: for a free one of the pool, or for a new one. */
  connectMs: number;
  /** Longest statement, waits for locks included, and longest pause in a transaction; enforced by the server. */
  statementMs: number;
  /** Time without a byte from the server after which the connection counts as lost; longer than `statementMs`. */
  idleMs: number;
}

const defaultTimeouts: PostgresTimeouts = { connectMs: 5000, statementMs: 30_000, idleMs: 40_000 };

/** Time-outs for migrations, which take as long as they need: only the connection has one. */
export const migrationTimeouts: PostgresTimeouts = {
  connectMs: 10_000,
  statementMs: 0,
  idleMs: 0,
};

/** A socket that is destroyed when no byte comes for so long; the pool closes unused connections sooner. */
function socketWithTimeout(idleMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(idleMs, () => socket.destroy());
}

export interface PostgresOptions {
  timeouts?: PostgresTimeouts;
  /** Maximum size of the pool. */
  connections?: number;
  /** True where the driver opens sockets of the platform, for which `idleMs` has no effect. */
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
  // The pool replaces a lost connection, but an `error` event without a listener would end the process: the pool emits
  // it for an idle connection, and the client for one that a transaction uses, whose statements then fail.
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
      // A failed script may leave its transaction open: the connection is closed rather than reused.
      client.release(true);
      throw error;
    }
  };
  return { database: drizzle({ client: pool }), run, close: () => pool.end() };
}
