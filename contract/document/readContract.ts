import { bundle, createConfig } from '@redocly/openapi-core';
import { operationsOf, type Operation, type WrittenContract } from './operation';

/** Path of the document, relative to the root of the repository. */
export const CONTRACT = 'contract/openapi.yaml';

/** The document bundled from all its files, with references resolved. */
export async function readDocument(): Promise<WrittenContract> {
  const config = await createConfig({});
  const read = await bundle({ ref: CONTRACT, config, dereference: true });
  return read.bundle.parsed as WrittenContract; // as parsed by the linter
}

export const readContract = async (): Promise<Operation[]> => operationsOf(await readDocument());
