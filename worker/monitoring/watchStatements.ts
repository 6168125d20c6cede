import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';

/** Called with a statement that begins, without its parameters; what it returns is called at its end. */
export type StatementWatcher = (text: string) => ((hasFailed: boolean) => void) | null;

/**
 * Watches every statement that Drizzle sends on either engine, in transactions or not, until the function that it
 * returns is called. Drizzle's own logger hears of their beginning alone.
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
