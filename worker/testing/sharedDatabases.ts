import * as pglite from '@electric-sql/pglite';

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
