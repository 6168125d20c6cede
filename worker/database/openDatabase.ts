import type { Database } from './database';

/**
 * Runs a statement with numbered parameters, or a script of several without; resolves to the rows of the last one.
 * Each is independent, outside of transactions.
 */
export type RunStatement = (
  text: string,
  values?: unknown[],
) => Promise<{ rows: Record<string, unknown>[] }>;

export interface OpenDatabase {
  database: Database;
  run: RunStatement;
  close(): Promise<void>;
}
