import { draftedRecord } from '../record/record';
import { tourRowFields } from '../tours/tour';
import fc from 'fast-check';
import { type Language } from '../languages/language';
import { catalogueOf } from './importCatalogue';
import { matchColumns } from './importColumns';
import { type ImportRow } from './importRow';
import { languagesIn, createRowChecker } from './rowChecker';
import { readTable, type TableRow } from './readTable';
import { toursCsv, type TourInLanguage } from './tourCsv';

const language = (code: string, label: string, isEnabled = true): Language => ({
  id: code,
  code,
  label,
  native_label: label,
  flag: '',
  is_enabled: isEnabled,
  is_default: code === 'en',
  sort_order: 0,
});
const languages = [
  language('en', 'English'),
  language('hi', 'Hindi'),
  language('ta', 'Tamil', false),
];

const tour = (own: Partial<TourInLanguage> = {}): TourInLanguage => ({
  ...draftedRecord(tourRowFields, {}, {}),
  id: 'taj',
  slug: 'taj-mahal',
  city: 'Agra',
  country: 'India',
  duration_seconds: 1800,
  primary_language: 'en',
  is_published: true,
  published_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: null,
  cover_media_url: null,
  language: 'en',
  title: 'Taj Mahal',
  description: 'A tomb',
  slug_suffix: 'en',
  ...own,
});
const taj = tour();
const fort = tour({ id: 'fort', slug: 'red-fort', city: 'Delhi', title: 'Red Fort' });

async function tableOf(text: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  await readTable(text, async (some) => void rows.push(...some));
  return rows;
}

async function checkRows(
  text: string,
  existing: TourInLanguage[] = [taj, fort],
): Promise<ImportRow[]> {
  const [head, ...rows] = await tableOf(text);
  const columns = matchColumns(head?.cells ?? []);
  expect(columns.problems).toEqual([]);
  const checkRow = createRowChecker(columns, catalogueOf(languages, [existing]));
  return rows.flatMap((row) => checkRow(row) ?? []);
}
const problemsOf = async (text: string) =>
  (await checkRows(text)).map(({ problems }) => problems.map(({ message }) => message));

describe('what is exported', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'",;\r\n=+-@\t\' aक') }),
  );
  const tours = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      slug: text,
      city: text,
      country: text,
      title: text,
      description: text,
      slug_suffix: text,
      duration_seconds: fc.option(fc.integer({ min: 60, max: 90_000 })),
      language: fc.constantFrom('en', 'hi'),
    }),
    { selector: ({ id }) => id },
  );

  it('is imported again without a change, whatever the texts are', async () => {
    await fc.assert(
      fc.asyncProperty(tours, async (given) => {
        const existing = given.map((own) => tour(own));
        const rows = await checkRows(toursCsv(existing), existing);
        expect(rows).toHaveLength(existing.length);
        expect(rows.filter(({ kind }) => kind !== 'unchanged')).toEqual([]);
      }),
    );
  });

  it('is so too once a spreadsheet has written it with semicolons and line ends of its own', async () => {
    const existing = [tour({ description: 'One, two;\nthree "four"' }), fort];
    const rows = await checkRows(
      'id;language;description;duration_seconds\n' +
        'taj;EN;"One, two;\r\nthree ""four"" ";1800\nfort;en;A tomb;\n\n;;;\n',
      existing,
    );
    expect(rows.map(({ kind, number }) => [number, kind])).toEqual([
      [2, 'unchanged'],
      [3, 'unchanged'],
    ]);
  });
});

describe('reading', () => {
  it.each([
    ['comma', 'id,language,title\r\ntaj,en,"a, b"\r\n', ['taj', 'en', 'a, b']],
    ['semicolon', '\uFEFFid;language;title\ntaj;en;a, b, c, d\n', ['taj', 'en', 'a, b, c, d']],
    ['tab', 'id\tlanguage\ttitle\ntaj\ten\ta;b,c', ['taj', 'en', 'a;b,c']],
    ['a formula', "id,language,title\ntaj,en,'=1+1\n", ['taj', 'en', '=1+1']],
    ['lines in a cell', 'id,language,title\ntaj,en,"a\n\nb"\n', ['taj', 'en', 'a\n\nb']],
  ])('understands %s', async (_name, text, cells) => {
    expect((await tableOf(text))[1]).toEqual({ number: 2, cells, problem: null });
  });

  it('hands a long file over in parts, and goes on counting', async () => {
    const text = `id,language,title\n${'taj,en,"two ""lines""\n"\n'.repeat(30_000)}`;
    const parts: number[] = [];
    let last: TableRow | undefined;
    await readTable(text, async (rows) => {
      parts.push(rows.length);
      last = rows.findLast(({ cells }) => cells.length > 1);
    });
    expect(parts.length).toBeGreaterThan(2);
    expect(last).toEqual({ number: 30_001, cells: ['taj', 'en', 'two "lines"\n'], problem: null });
  });

  it('stops where it is told to', async () => {
    const stopped = readTable('id\n1\n', () => Promise.reject(new Error('Enough')));
    await expect(stopped).rejects.toThrow('Enough');
  });
});

describe('the headings', () => {
  it('are known in any order and spelling; the others are named', () => {
    const columns = matchColumns([
      'Language',
      ' Slug-Suffix',
      'ID',
      'Duration (seconds)',
      'Notes',
      '',
      'is_published',
    ]);
    expect(columns.indexes).toEqual({ language: 0, slug_suffix: 1, id: 2, duration_seconds: 3 });
    expect(columns).toMatchObject({
      unknown: ['Notes', '(column 6)'],
      readOnly: ['is_published'],
      problems: [],
    });
  });

  it.each([
    [['id', 'title'], ['There is no “language” column to say which language the texts are in.']],
    [['language', 'title'], ['There is no “id” or “slug” column to identify the tours.']],
    [
      ['slug', 'language'],
      [expect.stringMatching(/^There is no column to import. Add one of title, /)],
    ],
    [['id', 'language', 'title', 'Title'], ['The heading “Title” appears twice.']],
  ])('%p lack what an import needs', (headings, problems) => {
    expect(matchColumns(headings).problems).toEqual(problems);
  });
});

describe('the rows', () => {
  it('tell what changes, field by field, and what they write', async () => {
    const [row] = await checkRows(
      'id,language,title,description,slug,city,duration_seconds\ntaj,en,The Taj,,crown,Agra,2400\n',
    );
    expect(row).toMatchObject({
      tourId: 'taj',
      title: 'Taj Mahal',
      kind: 'changed',
      changes: [
        { field: 'title', from: 'Taj Mahal', to: 'The Taj' },
        { field: 'slug', from: 'taj-mahal', to: 'crown' },
        { field: 'duration_seconds', from: '1800', to: '2400' },
      ],
      write: {
        recordLanguage: 'en',
        record: { slug: 'crown', duration_seconds: 2400 },
        text: { title: 'The Taj' },
        draft: null,
      },
    });
  });

  it('add words in a language, with its code as the suffix', async () => {
    const [row] = await checkRows('slug,language,title,description\ntaj-mahal,hi,ताज महल,मक़बरा\n');
    expect(row).toMatchObject({
      kind: 'new',
      title: 'Taj Mahal',
      write: {
        text: {},
        draft: { language: 'hi', title: 'ताज महल', description: 'मक़बरा', slug_suffix: 'hi' },
      },
    });
  });

  it('say nothing where a translator has left them empty', async () => {
    const rows = await checkRows(
      'id,language,title,slug_suffix,city\ntaj,hi,,hi,Agra\nfort,hi,,hi,Old Delhi\n',
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['unchanged', 'changed']);
    expect(rows[1]?.write).toMatchObject({ record: { city: 'Old Delhi' }, draft: null });
    expect(rows[1]?.changes).toHaveLength(1);
  });

  it.each(['1:10:00', '70 min', '1h10', '4200', '４２００'])(
    'give the duration %p in seconds, as the forms do',
    async (text) => {
      const rows = await checkRows(`id,language,duration_seconds\ntaj,en,${text}\n`);
      expect(rows[0]).toMatchObject({
        problems: [],
        changes: [{ field: 'duration_seconds', from: '1800', to: '4200' }],
        write: { record: { duration_seconds: 4200 } },
      });
    },
  );

  it('with problems say which, and are not applied', async () => {
    const text = [
      'id,language,title,description,duration_seconds,slug',
      'gone,en,Title,,,',
      ',en,Title,,,',
      ',en,Title,,,no-such',
      'taj,xx,Title,,,',
      'taj,ta,Title,,,',
      'taj,,Title,,,',
      'taj,hi,,Only this,,',
      'taj,en,,,59,',
      'fort,en,,,an hour,',
      'fort,hi,a,b,600,red-fort,more',
    ].join('\n');
    expect(await problemsOf(text)).toEqual([
      ['No tour has the id “gone”.'],
      ['Neither id nor slug is given.'],
      ['No tour has the slug “no-such”.'],
      ['“xx” is not a language of the catalogue.'],
      ['Tamil is disabled.'],
      ['The language is missing.'],
      ['Title is required'],
      ['Duration must be at least 60 seconds'],
      ['The duration “an hour” could not be read. Write one such as 5400, 1:30:00 or 90 min.'],
      ['The row has 7 cells, and there are 6 headings.'],
    ]);
    expect((await checkRows(text)).every(({ kind }) => kind === 'problem')).toBe(true);
  });

  it('do not contradict each other', async () => {
    const twice = 'id,language,title,city\ntaj,en,A,\ntaj,en,B,\n';
    expect(await problemsOf(twice)).toEqual([[], ['The same tour and language as in row 2.']]);
    const cities = 'id,language,title,city\ntaj,en,A,Delhi\ntaj,hi,B,Mathura\n';
    expect(await problemsOf(cities)).toEqual([[], ['Row 2 gives this tour another city.']]);
    const slugs = 'id,language,slug\ntaj,en,new\nfort,en,new\n';
    expect(await problemsOf(slugs)).toEqual([[], ['Row 2 gives the slug “new” to another tour.']]);
    const duplicateSlug = 'id,language,slug\ntaj,en,red-fort\nfort,en,red-fort\n';
    expect(await problemsOf(duplicateSlug)).toEqual([
      ['The slug “red-fort” is taken by another tour.'],
      [],
    ]);
  });

  it('tell of a quotation mark that is not closed', async () => {
    expect(await problemsOf('id,language,title\ntaj,en,"open\nfort,en,x\n')).toEqual([
      ['A quotation mark is never closed.'],
    ]);
  });

  it('name the languages of the file, each once', async () => {
    const [head, ...rows] = await tableOf('id,language,title\n1,EN,a\n2, hi ,b\n3,en,c');
    expect(languagesIn(rows, matchColumns(head?.cells ?? []), languages)).toEqual(['en', 'hi']);
  });
});
