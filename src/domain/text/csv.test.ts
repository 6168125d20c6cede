import fc from 'fast-check';
import { csvText, unescapeFormula, type CsvCell } from './csv';

/** RFC 4180 parser, to check the writer against. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let match = field.exec(text); match !== null; match = field.exec(text)) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const withoutMark = (text: string) => text.slice(1);

describe('csvText', () => {
  it('begins with a byte order mark and ends every line with CR and LF', () => {
    expect(csvText(['Tour', 'Plays'], [['ताज महल', 12]])).toBe(
      '\uFEFFTour,Plays\r\nताज महल,12\r\n',
    );
  });

  it('quotes what would break a line or a field, and nothing else', () => {
    expect(withoutMark(csvText(['a'], [['x, "y"'], ['two\nlines'], ['plain; text']]))).toBe(
      'a\r\n"x, ""y"""\r\n"two\nlines"\r\nplain; text\r\n',
    );
  });

  it('leaves no formula in', () => {
    const cells = ['=1+1', '+49', '-5', '@SUM(A1)', '\tx', '\rx'];
    const [first = []] = parseCsv(withoutMark(csvText(cells, [])));
    expect(first).toEqual(cells.map((cell) => `'${cell}`));
  });

  it('leaves apostrophes alone where no formula follows', () => {
    const cells = ["'tis", "''", "it's", "'=1", "''-2"];
    const [first = []] = parseCsv(withoutMark(csvText(cells, [])));
    expect(first).toEqual(["'tis", "''", "it's", "''=1", "'''-2"]);
    expect(first.map(unescapeFormula)).toEqual(cells);
  });

  it('writes numbers as they are, and nothing for what is unknown', () => {
    expect(withoutMark(csvText(['a', 'b', 'c', 'd'], [[-1.5, true, null, undefined]]))).toBe(
      'a,b,c,d\r\n-1.5,true,,\r\n',
    );
  });

  it('is read back as it was written, whatever the texts are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'",\r\n=+-@\t\' a') }),
    );
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(table, ([headings = [], ...rows]) => {
        const read = parseCsv(withoutMark(csvText(headings, rows)));
        expect(read.map((row) => row.map(unescapeFormula))).toEqual([headings, ...rows]);
      }),
    );
  });

  it('gives every row as many fields as it has cells', () => {
    const cell: fc.Arbitrary<CsvCell> = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    const rows = fc.array(fc.tuple(cell, cell, cell));
    fc.assert(
      fc.property(rows, (given) => {
        const read = parseCsv(withoutMark(csvText(['a', 'b', 'c'], given)));
        expect(read.map((row) => row.length)).toEqual([3, ...given.map(() => 3)]);
      }),
    );
  });
});
