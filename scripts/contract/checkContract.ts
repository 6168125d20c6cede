import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatePage, PAGE } from './generatePage';
import { generateTypes, TYPES } from './generateTypes';
import { lintContract } from './lintContract';

/** Lints the contract, and checks what is made of it; `--write` makes it anew. */
const isWriting = process.argv.includes('--write');
const made = [
  { file: TYPES, text: await generateTypes() },
  { file: PAGE, text: await generatePage() },
];

const stale = made.filter(
  ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
);
for (const { file, text } of stale) {
  if (isWriting) writeFileSync(file, text);
  console.log(isWriting ? `${file} is written` : `${file} is stale: npm run contract -- --write`);
}
const isClean = await lintContract();
process.exitCode = isClean && (isWriting || stale.length === 0) ? 0 : 1;
