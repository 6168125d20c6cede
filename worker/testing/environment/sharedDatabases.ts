import * as pglite from '@electric-sql/pglite';

/** Name of the function that called the caller, by V8's stack trace API: a whole trace takes half a millisecond. */
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
 * PostgreSQL collects statistics by a timer of ten seconds, which PGlite sets with the global
 * setTimeout. Unreferenced, it does not keep a process alive whose tests have ended.
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

/** PGlite itself and, for all test files of a process, databases that are empty and used by nobody for now. */
const sharedDatabases = { pglite, idleClients: new Array<pglite.PGlite>() };

declare global {
  /** Defined by the test environment only. */
  var sharedDatabasesOfTests: typeof sharedDatabases;
}

/** Gives them to the tests of an environment. By a getter: jest empties what globals hold after each file. */
export function shareDatabases(testGlobal: object): void {
  Object.defineProperty(testGlobal, 'sharedDatabasesOfTests', { get: () => sharedDatabases });
}
