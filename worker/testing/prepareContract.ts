import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readContract } from '../../contract/document/readContract';
import { CONTRACT_CACHE } from './checkResponse';

/** Resolves the contract once for all test files of a run. */
export async function prepareContract(): Promise<void> {
  await mkdir(dirname(CONTRACT_CACHE), { recursive: true });
  await writeFile(CONTRACT_CACHE, JSON.stringify(await readContract()));
}
