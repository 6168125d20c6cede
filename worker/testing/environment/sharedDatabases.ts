import * as pglite from '@electric-sql/pglite';

/**
 * Name of the function that called the caller, by V8's stack trace API: a whole trace would take half a millisecond.
 */
function callerName(caller: (...args: never[]) => unknown): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.prepareStackTrace = (_error, [site]) => site?.getFunctionName() ?? '';
  Error.stackTraceLimit = 1;
  const trace = { stack: '' };
  Error.captureStackTrace(trace, caller);
  const name = trace.stack;
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return name;
}

/**
 * PostgreSQL collects statistics on a timer of ten seconds, which PGlite sets by the global setTimeout. Unreferenced,
 * the timer does not keep the process alive after its tests.
 */
function unrefDatabaseTimers(): void {
  const original = globalThis.setTimeout;
  const replacement = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const timer = original(run, ms, ...args);
    if ((ms ?? 0) > 1000 && callerName(replacement).includes('setitimer')) timer.unref();
    return timer;
  };
  Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
  Object.assign(globalThis, { setTimeout: replacement });
}
unrefDatabaseTimers();

/** PGlite itself, and a pool of empty, idle databases for all test files of a process. */
const sharedDatabases = { pglite, idleClients: new Array<pglite.PGlite>() };

declare global {
  /** Defined by the test environment only. */
  var sharedDatabasesOfTests: typeof sharedDatabases;
}

/**
 * Exposes the pool to the tests of an environment. A getter, because jest clears the values of globals after each file.
 */
export function shareDatabases(testGlobal: object): void {
  Object.defineProperty(testGlobal, 'sharedDatabasesOfTests', { get: () => sharedDatabases });
}
