import { guessColumns, guessedHeadings } from './guessColumns';

test.each([
  [['Tour title', 'Lang', 'Slug'], { title: 0, language: 1, slug: 2 }],
  [
    ['TOUR ID', 'Desc.', 'Languge', 'Duration', 'Notes'],
    { id: 0, description: 1, language: 2, duration_seconds: 3 },
  ],
  // An exact heading takes precedence over a similar one.
  [['Tour title', 'title', 'Slug suffix'], { title: 1, slug_suffix: 2 }],
  // Minutes are not seconds, and a single letter is ambiguous.
  [['Duration (min)', 'c', '', 'Remark'], {}],
  [
    ['Tour slug', 'Lang', 'Name', 'Text', 'Town', 'Length'],
    { slug: 0, language: 1, title: 2, description: 3, city: 4, duration_seconds: 5 },
  ],
  [
    ['KEY', 'Locale', 'Headline', 'summary', 'Place', 'Nation', 'Running time (s)', 'suffix'],
    {
      slug: 0,
      language: 1,
      title: 2,
      description: 3,
      city: 4,
      country: 5,
      duration_seconds: 6,
      slug_suffix: 7,
    },
  ],
  // The clearer word wins, and each column is used once.
  [['Tour', 'Tour name', 'Body', 'Text'], { title: 1, description: 3 }],
  [['Tour', 'Tour text', 'Code'], { title: 0, description: 1, language: 2 }],
  [
    ['Slug', 'Sprache', 'Titel', 'Beschreibung', 'Stadt', 'Land', 'Dauer (Sekunden)'],
    { slug: 0, language: 1, title: 2, description: 3, city: 4, country: 5, duration_seconds: 6 },
  ],
  [
    ['Slug', 'Langue', 'Titre', 'Description', 'Ville', 'Pays', 'Durée (secondes)'],
    { slug: 0, language: 1, title: 2, description: 3, city: 4, country: 5, duration_seconds: 6 },
  ],
  [
    ['Slug', 'Idioma', 'Título', 'Descripción', 'Ciudad', 'País', 'Duración (segundos)'],
    { slug: 0, language: 1, title: 2, description: 3, city: 4, country: 5, duration_seconds: 6 },
  ],
  [
    ['slug', 'भाषा', 'शीर्षक', 'विवरण', 'शहर', 'देश', 'अवधि'],
    { slug: 0, language: 1, title: 2, description: 3, city: 4, country: 5, duration_seconds: 6 },
  ],
  // The code of a tour is not that of a language.
  [['slug', 'Tour code'], { slug: 0 }],
])('the headings %p are guessed to mean %p', (headings, indexes) => {
  expect(guessColumns(headings)).toEqual(indexes);
});

test.each([
  ['Length', '90', false],
  ['Length', '5400', true],
  ['Length', '1:30:00', true],
  ['Length', '90 min', true],
  ['Length', 'long', false],
  ['Duration', '45', false],
  ['Minutes', '90', false],
  ['Minutes', '90:00', false],
  ['Minutes', '90 min', true],
  ['Length (hours)', '1.5', false],
  ['Seconds', '90', true],
  ['Duration in sec.', '90', false],
  ['Duration (sec.)', '90', true],
  ['Measured length', '5400', false],
])('a column %p that begins with %p is a duration: %p', (heading, example, isDuration) => {
  expect(guessColumns([heading], [example])).toEqual(isDuration ? { duration_seconds: 0 } : {});
});

test('headings that are not known are listed with the columns that they may mean', () => {
  const headings = ['slug', 'language', 'title', 'Length ', 'Text', 'Remark', 'Name'];
  expect(guessedHeadings(headings, ['', '', '', '90 min'])).toEqual([
    { heading: 'Length', column: 'duration_seconds' },
    { heading: 'Text', column: 'description' },
  ]);
  expect(guessedHeadings(headings, ['', '', '', '90'])).toEqual([
    { heading: 'Text', column: 'description' },
  ]);
});
