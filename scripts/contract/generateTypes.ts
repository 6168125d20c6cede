import openapiTS, { astToString } from 'openapi-typescript';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { CONTRACT } from '../../contract/document/readContract';

/** Path of the generated types. */
export const TYPES = 'src/state/contract/contract.generated.ts';

const HEADING = `/** Made of ${CONTRACT} by \`npm run contract -- --write\`. */\n`;

/** TypeScript types of every call of the contract. */
export async function generateTypes(): Promise<string> {
  const nodes = await openapiTS(pathToFileURL(CONTRACT));
  const options = await resolveConfig(TYPES);
  return format(HEADING + astToString(nodes), { ...options, filepath: TYPES });
}
