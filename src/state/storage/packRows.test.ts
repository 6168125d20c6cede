import fc from 'fast-check';
import { type Entries } from './bucketDiff';
import { packRows, unpackInto } from './packRows';

const key = fc.string({ maxLength: 4 }).filter((name) => name !== '__proto__');
const value = fc.oneof(
  fc.constantFrom('en', 'hi', 'India', ''),
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.array(fc.string()),
  fc.dictionary(key, fc.integer()),
);
const row = fc.dictionary(fc.constantFrom('id', 'city', 'country', 'count'), value);
const tables: fc.Arbitrary<Entries> = fc.dictionary(key, fc.oneof(row, row, value));

function restored(table: Entries): Entries {
  const made: Entries = {};
  unpackInto(made, structuredClone(packRows(table)));
  return made;
}

describe('packed rows', () => {
  it('say what the rows said, field for field and in their order', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const made = restored(table);
        expect(made).toStrictEqual(structuredClone({ ...table }));
        for (const one of Object.keys(table)) {
          expect(Object.keys(Object(made[one]))).toEqual(Object.keys(Object(table[one])));
        }
      }),
    );
  });

  it('are put beside what a table has, and over the rows of the same key', () => {
    const table: Entries = { a: { n: 1 }, b: { n: 2 } };
    unpackInto(table, packRows({ b: { n: 3 }, c: 'text' }));
    expect(table).toEqual({ a: { n: 1 }, b: { n: 3 }, c: 'text' });
  });

  it('hold a text that many rows say once, and no copy of their keys', () => {
    const rows = Array.from({ length: 400 }, (_, n) => {
      const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
      return [id, { id, country: 'India', city: n % 2 === 0 ? 'Agra' : 'Delhi', title: `T${n}` }];
    });
    const packed = packRows(Object.fromEntries(rows));
    expect(packed.groups.map(({ columns }) => columns.map(({ as }) => as))).toEqual([
      ['keys', 'places', 'places', 'values'],
    ]);
    const text = JSON.stringify(packed);
    expect(text.match(/India/g)).toHaveLength(1);
    expect(text.match(/8000-000000000007/g)).toHaveLength(1);
  });

  it('of more texts than a place can name keep each as it is', () => {
    const count = 2 ** 17 + 10;
    const table = Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`k${n}`, { text: `t${n % (count / 2)}` }]),
    );
    const made = restored(table);
    expect(Object.keys(made)).toHaveLength(count);
    expect(made[`k${count - 1}`]).toEqual(table[`k${count - 1}`]);
    expect(made['k0']).toEqual({ text: 't0' });
  });
});
