import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatePage, PAGE } from './generatePage';
import { generateTypes, TYPES } from './generateTypes';
import { lintContract } from './lintContract';
import { DESCRIBED_FILES, withDescribedFields } from './missingFields';

/**
 * Lints the contract, and checks that its schemas contain every field of the record descriptions and rules, and that
 * the generated files are up to date; `--write` adds the fields and regenerates the files.
 */
const isWriting = process.argv.includes('--write');
let lacking = 0;
for (const file of DESCRIBED_FILES) {
  const { text, added } = withDescribedFields(file, readFileSync(file, 'utf8'));
  lacking += added.length;
  if (isWriting && added.length > 0) writeFileSync(file, text);
  for (const name of added)
    console.log(
      isWriting
        ? `${name} is added to ${file}`
        : `${file} lacks ${name}: npm run contract -- --write`,
    );
}
const generated = [
  { file: TYPES, text: await generateTypes() },
  { file: PAGE, text: await generatePage() },
];

const stale = generated.filter(
  ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
);
for (const { file, text } of stale) {
  if (isWriting) writeFileSync(file, text);
  console.log(isWriting ? `${file} is written` : `${file} is stale: npm run contract -- --write`);
}
const isClean = await lintContract();
process.exitCode = isClean && (isWriting || stale.length + lacking === 0) ? 0 : 1;
