import { matchColumns } from './importColumns';
import { readTable, replaceRows, type TableRow } from './readTable';
import { readRowValues, writeRowValues } from './rowValues';

async function tableOf(text: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  await readTable(text, async (some) => void rows.push(...some));
  return rows;
}

test.each([
  ['commas', 'slug,Notes,language,title\n', 'a,"x, y",xx,"One\ntwo"', '\nb,,en,Three\n'],
  ['semicolons', 'slug;Notes;language;title\r\n', 'a;"x; y";xx;"One\r\ntwo"', '\r\nb;;en;Three'],
  ['tabs', '\uFEFFslug\tNotes\tlanguage\ttitle\n', 'a\tx, y\txx\tOne', '\n'],
  ['the last row', 'slug,Notes,language,title\n', 'a,x,xx,One', ''],
])('a row of %s is replaced in its text, and only that', async (_name, before, row, after) => {
  const text = before + row + after;
  const [head, first] = await tableOf(text);
  if (head === undefined || first === undefined) throw new Error('No rows');
  const columns = matchColumns(head.cells);
  const values = { ...readRowValues(first, columns), language: 'en', title: '=One; "1"\n, 2\t3' };
  const replaced = replaceRows(text, new Map([[2, writeRowValues(first, columns, values)]]));
  expect(replaced.startsWith(before)).toBe(true);
  expect(replaced.endsWith(after)).toBe(true);
  const [, second] = await tableOf(replaced);
  expect(second?.cells).toEqual(['a', first.cells[1], 'en', values.title]);
});

test('a text without the row stays as it is', () => {
  const text = 'slug,language\na,en\n';
  expect(replaceRows(text, new Map([[9, ['b', 'en']]]))).toBe(text);
});

test('several rows are replaced at once', () => {
  const text = '\uFEFFslug,language\r\na,xx\r\nb,en\r\n"c",xx';
  const cells = new Map([
    [2, ['a', 'en']],
    [4, ['c', 'en']],
  ]);
  expect(replaceRows(text, cells)).toBe('\uFEFFslug,language\r\na,en\r\nb,en\r\nc,en');
});

test('cells beyond the headings are values too, and go where they are emptied', () => {
  const columns = matchColumns(['slug', 'language', 'description']);
  const row = { number: 2, cells: ['a', 'en', 'One', ' two', '', 'three'], problem: null };
  const values = readRowValues(row, columns);
  expect(values).toEqual({ slug: 'a', language: 'en', description: 'One', rest: ' two, three' });
  expect(writeRowValues(row, columns, values)).toEqual(['a', 'en', 'One', ' two, three']);
  const emptied = { ...values, description: 'One, two, three', rest: '' };
  expect(writeRowValues(row, columns, emptied)).toEqual(['a', 'en', 'One, two, three']);
});
