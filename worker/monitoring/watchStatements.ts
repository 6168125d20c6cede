import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';

/** Called at the start of a statement with its text, without parameters; the returned function is called at its end. */
export type StatementWatcher = (text: string) => ((hasFailed: boolean) => void) | null;

/**
 * Watches every statement that Drizzle sends to either engine, inside and outside transactions, until the returned
 * function is called. Drizzle's own logger is called only at the start of a statement.
 */
export function watchStatements(watch: StatementWatcher): () => void {
  const restore = [NodePgPreparedQuery, PglitePreparedQuery].map(({ prototype }) => {
    const { execute } = prototype;
    prototype.execute = async function (this: typeof prototype, ...values) {
      const ended = watch(this.getQuery().sql);
      if (ended === null) return execute.apply(this, values);
      try {
        const result: unknown = await execute.apply(this, values);
        ended(false);
        return result;
      } catch (error) {
        ended(true);
        throw error;
      }
    };
    return () => void (prototype.execute = execute);
  });
  return () => restore.forEach((each) => each());
}
