import { readFileSync, readdirSync } from 'node:fs';
import { readContract, readDocument } from './readContract';
import { type Schema } from './operation';

const texts = readdirSync('contract', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(`contract/${name}`, 'utf8'));

test('each extension that is marked is described, and each that is described is marked', async () => {
  const { info } = await readDocument();
  const marked = texts.flatMap((text) =>
    [...text.matchAll(/x-extension: ([\w-]+)/g)].map(([, name]) => name),
  );
  expect(new Set(marked)).toEqual(new Set(Object.keys(info['x-extensions'])));
});

function schemasIn(schema: Schema): Schema[] {
  const { properties = {}, items, oneOf = [] } = schema;
  const inner = [...Object.values(properties), ...oneOf, ...(items ? [items] : [])];
  return [schema, ...inner.flatMap(schemasIn)];
}

test('what a record needs at least is among its required fields, and each record says it', async () => {
  const operations = await readContract();
  const schemas = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap((schema) => (schema === null ? [] : schemasIn(schema))),
  );
  const records = schemas.filter(({ properties }) => properties !== undefined);
  expect(records.length).toBeGreaterThan(100);
  for (const { required = [], ...record } of records) {
    expect(required).toEqual(expect.arrayContaining(record['x-essential'] ?? ['none is named']));
  }
});
