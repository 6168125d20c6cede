import { drizzle } from 'drizzle-orm/node-postgres';
import { Socket } from 'node:net';
import { Pool } from 'pg';
import type { OpenDatabase, RunStatement } from './openDatabase';

export interface PostgresTimeouts {
  /** Until a connection is there, a free one of the pool included. */
  connectMs: number;
  /** For one statement, waiting for locks included, and for a transaction that does nothing. The server ends it. */
  statementMs: number;
  /** Without a byte from the server: then it is gone without closing the connection. Longer than a statement. */
  silenceMs: number;
}

const usualTimeouts: PostgresTimeouts = { connectMs: 5000, statementMs: 30_000, silenceMs: 40_000 };

/** For migrations, which take as long as they need: without time-outs once a connection is there. */
export const migrationTimeouts: PostgresTimeouts = {
  connectMs: 10_000,
  statementMs: 0,
  silenceMs: 0,
};

/** A socket that ends when it hears nothing for so long; the pool closes idle connections sooner. */
function socketWithTimeout(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => socket.destroy());
}

export interface PostgresOptions {
  timeouts?: PostgresTimeouts;
  /** Most connections at a time. */
  connections?: number;
  /** True where the driver opens sockets of the platform's own, which then know no silence. */
  hasOwnSockets?: boolean;
}

export function openPostgres(url: string, options: PostgresOptions = {}): OpenDatabase {
  const { timeouts = usualTimeouts, connections, hasOwnSockets = false } = options;
  const { connectMs, statementMs, silenceMs } = timeouts;
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    max: connections,
    stream: hasOwnSockets ? undefined : () => socketWithTimeout(silenceMs),
    // The pool awaits this before it returns the connection.
    onConnect: async (client) => {
      await client.query(`set timezone to 'UTC'; set statement_timeout to ${statementMs};
        set idle_in_transaction_session_timeout to ${statementMs}`);
    },
  });
  // The pool replaces a connection that dies; without listeners its error would end the process: one while it is
  // idle, one while a transaction has it, whose statements then fail.
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
      // A script that failed leaves its transaction open.
      client.release(true);
      throw error;
    }
  };
  return { database: drizzle({ client: pool }), run, close: () => pool.end() };
}
