import fc from 'fast-check';
import { csvText } from '../text/csv';
import { readTable, rowRange } from './readTable';

const textAt = (text: string, number: number) => {
  const range = rowRange(text, number);
  return range && text.slice(range.start, range.end);
};

test('a row is found in its text, whatever its cells hold', () => {
  const text = 'slug;title\na;"two\nlines; ""quoted"""\n\nb;last';
  expect([1, 2, 3, 4, 5].map((number) => textAt(text, number))).toEqual([
    'slug;title',
    'a;"two\nlines; ""quoted"""',
    '',
    'b;last',
    null,
  ]);
});

test('each row that is read is found again by its number', async () => {
  const cell = fc.array(fc.constantFrom('a', 'ताज', ' ', ',', ';', '"', '\n'), { maxLength: 6 });
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const lines = cells.map((row) => row.map((parts) => `x${parts.join('')}`));
      const text = csvText(['slug', 'title'], lines).replaceAll('\r\n', '\n');
      const read: { number: number; cells: string[] }[] = [];
      await readTable(text, async (some) => void read.push(...some));
      for (const [index, line] of lines.entries()) {
        const own = textAt(text, index + 2) ?? '';
        expect(read[index + 1]?.cells).toEqual(line);
        expect(`${own}\n`).toBe(csvText(line, []).slice(1).replaceAll('\r\n', '\n'));
      }
    }),
  );
});
