import { types } from 'node:util';

/** SQLSTATEs (PostgreSQL, appendix A) that do not concern the request: the server is not there for it now. */
const awayStates = new Set([
  '25P03', // idle_in_transaction_session_timeout
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled: by the statement's time-out
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
const isConnectionState = (code: string) => code.startsWith('08');

/** Codes of Node's system errors. */
const awayCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // a socket's path
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of node-postgres (pg 8) and of Cloudflare's sockets, whose errors of a connection have no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|proxy request failed|connection attempt failed|Network connection lost)/;

/** Codes of failures by the system's calls on files, which are not the database's. */
const isOfFile = (error: Error) => 'path' in error || 'dest' in error;

/** True when the database's server is away or does not respond in time, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  // Errors of sockets may come from another realm, where `instanceof` does not hold.
  if (!types.isNativeError(error)) return false;
  if (awayMessages.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (awayStates.has(code) || isConnectionState(code)) return true;
  if (awayCodes.has(code) && !isOfFile(error)) return true;
  const inner: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return inner.some(isDatabaseAway);
}
