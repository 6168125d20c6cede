import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOperation, type Operation } from '../../contract/document/operation';
import { responseErrors } from '../../contract/document/validateBody';
import { migrationsFolder } from '../database/migrate';

/** The contract for this run, written by `prepareContract`. */
export const CONTRACT_CACHE = join(migrationsFolder, '../../.cache/contract.json');

let operations: readonly Operation[] | null = null;

function readOperations(): readonly Operation[] {
  operations ??= JSON.parse(readFileSync(CONTRACT_CACHE, 'utf8')) as Operation[]; // written by this run
  return operations;
}

const NOT_FOUND = 404;
/** True for the worker's own paths outside the contract: stored files and health checks. */
const isOutside = (path: string) => !/^\/(api\/|upload$)/.test(path);

/** Throws when a response of the worker violates the contract. */
export async function checkResponse(
  method: string,
  path: string,
  response: Response,
): Promise<void> {
  if (isOutside(path) || method === 'OPTIONS' || method === 'HEAD') return;
  const { status } = response;
  const operation = findOperation(readOperations(), method, path);
  const text = await response.clone().text();
  const errors =
    operation === null
      ? status === NOT_FOUND
        ? []
        : ['there is no such call in the contract']
      : responseErrors(operation, status, text);
  if (errors.length === 0) return;
  throw new Error(
    `${method} ${path} leaves the contract: ${errors.join('; ')}. ${text.slice(0, 300)}`,
  );
}
