import { types } from 'node:util';

/** SQLSTATEs (PostgreSQL, appendix A) that mean an unavailable server, not a faulty request. */
const unavailableStates = new Set([
  '25P03', // idle_in_transaction_session_timeout
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled: by the statement time-out
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
const isConnectionState = (code: string) => code.startsWith('08');

/** Codes of Node's system errors. */
const unavailableCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // a socket path
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of connection errors without a code, from node-postgres (pg 8) and from Cloudflare's sockets. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|proxy request failed|connection attempt failed|Network connection lost)/;

/** True for an error of a file operation, whose codes overlap with those of sockets. */
const isOfFile = (error: Error) => 'path' in error || 'dest' in error;

/** True when the database server cannot be reached or does not respond in time: the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // Socket errors may come from another realm, where `instanceof` fails.
  if (!types.isNativeError(error)) return false;
  if (unavailableMessages.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (unavailableStates.has(code) || isConnectionState(code)) return true;
  if (unavailableCodes.has(code) && !isOfFile(error)) return true;
  const inner: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return inner.some(isDatabaseUnavailable);
}
