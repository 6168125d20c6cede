import fc from 'fast-check';
import { clipboardText, parseClipboard } from './clipboardTable';

test('what a table is copied as is read as the same table', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'क', '=', '"', '\t', '\n', ' ', "'", ',') });
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }),
    );
  fc.assert(
    fc.property(table, (rows) => {
      expect(parseClipboard(`${clipboardText(rows)}\n`)).toEqual(rows);
    }),
  );
});
