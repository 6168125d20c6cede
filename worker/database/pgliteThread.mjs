// @ts-check
/**
 * Thread that runs PGlite on the directory in `workerData`, for `openPgliteThread`. JavaScript, because threads of
 * Node 20 load no TypeScript.
 *
 * @import { Transaction } from '@electric-sql/pglite'
 * @import { Statement, ThreadRequest, ThreadResponse } from './threadMessages'
 */
import { PGlite, types } from '@electric-sql/pglite';
import { parentPort, workerData } from 'node:worker_threads';

const dateTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE];
/** Array types of numeric, timestamp, timestamptz, interval and date, for which PGlite has no names. */
const arrayTypes = [1231, 1115, 1185, 1187, 1182];
const asText = (/** @type {string} */ value) => value;
const textDates = Object.fromEntries([...dateTypes, ...arrayTypes].map((type) => [type, asText]));

const rollBack = new Error('Rolled back');
const client = await PGlite.create({ dataDir: String(workerData) });

/** @typedef {{ handle: Transaction, end: (isCommitted: boolean) => void, ended: Promise<void> }} OpenTransaction */
/** @type {Map<number, OpenTransaction>} */
const transactions = new Map();

/** @param {number} id */
function transactionOf(id) {
  const transaction = transactions.get(id);
  if (transaction === undefined) throw new Error('The transaction has ended');
  return transaction;
}

/**
 * @param {PGlite | Transaction} connection
 * @param {Statement} statement
 * @returns {Promise<unknown[]>} rows of the statement, or of the last one of a script
 */
async function run(connection, { text, values, rowMode, hasTextDates }) {
  if (values === null) return (await connection.exec(text)).at(-1)?.rows ?? [];
  const parsers = hasTextDates ? textDates : undefined;
  return (await connection.query(text, [...values], { rowMode, parsers })).rows;
}

/**
 * Begins a transaction after all earlier ones have ended.
 *
 * @param {number} id
 * @returns {Promise<void>}
 */
function begin(id) {
  return new Promise((begun, failed) => {
    /** @type {Promise<void>} */
    const ended = client.transaction(
      (handle) =>
        new Promise((commit, abort) => {
          transactions.set(id, {
            handle,
            end: (isCommitted) => (isCommitted ? commit() : abort(rollBack)),
            ended,
          });
          begun();
        }),
    );
    // No-op once the transaction has begun: its end is awaited instead.
    ended.catch(failed);
  });
}

/**
 * @param {number} id
 * @param {boolean} isCommitted
 */
async function end(id, isCommitted) {
  const transaction = transactionOf(id);
  transactions.delete(id);
  transaction.end(isCommitted);
  await transaction.ended.catch((error) => {
    if (error !== rollBack) throw error;
  });
}

/**
 * @param {ThreadRequest} request
 * @returns {Promise<unknown[]>}
 */
async function perform(request) {
  if (request.kind === 'run') {
    const { transaction, statement } = request;
    return run(transaction === null ? client : transactionOf(transaction).handle, statement);
  }
  if (request.kind === 'close') await client.close();
  else if (request.kind === 'begin') await begin(request.transaction);
  else await end(request.transaction, request.kind === 'commit');
  return [];
}

/**
 * PostgreSQL's error fields are strings; PGlite adds parsers, which cannot be cloned to another thread.
 *
 * @param {unknown} error
 */
function describeError(error) {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const texts = Object.entries(error).filter(([, value]) => typeof value === 'string');
  return { message: error.message, fields: Object.fromEntries(texts) };
}

parentPort?.on('message', async (/** @type {ThreadRequest} */ request) => {
  const { id } = request;
  /** @type {ThreadResponse} */
  const response = await perform(request).then(
    (rows) => ({ id, rows }),
    (error) => ({ id, error: describeError(error) }),
  );
  parentPort?.postMessage(response);
});
