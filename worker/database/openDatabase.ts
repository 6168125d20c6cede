import type { Database } from './database';

/**
 * Runs a statement with numbered parameters, or a script of several statements without parameters; resolves to the
 * rows of the last statement. Calls are not part of any transaction.
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
