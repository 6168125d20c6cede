import { findEntries, findNearEntries, MAX_PER_GROUP, type PaletteEntry } from './findEntries';

const entry = (label: string, group = 'Tours', detail?: string): PaletteEntry => ({
  id: `${group}/${label}`,
  label,
  group,
  language: group === 'Tours' ? 'en' : undefined,
  detail,
  icon: null,
  run: () => undefined,
});
const labels = (entries: PaletteEntry[]) => entries.map(({ label }) => label);

test('finds by all words, in label and detail, without accents', () => {
  const entries = [entry('Café Walk', 'Tours', 'Puducherry'), entry('Fort Walk', 'Tours', 'Agra')];
  expect(labels(findEntries(entries, 'cafe puduch'))).toEqual(['Café Walk']);
  expect(labels(findEntries(entries, 'walk'))).toHaveLength(2);
  expect(findEntries(entries, 'nothing')).toEqual([]);
});

test('labels that begin with the query come first, with their group, and groups keep their order', () => {
  const entries = [entry('Tours', 'Go to'), entry('Old Tour'), entry('Tour of Agra')];
  expect(labels(findEntries(entries, 'tour'))).toEqual(['Tours', 'Tour of Agra', 'Old Tour']);
  const edits = [entry('Unsent edits', 'Go to'), entry('Edit this tour', 'Commands')];
  expect(labels(findEntries(edits, 'edit'))).toEqual(['Edit this tour', 'Unsent edits']);
});

test('a label that is the query comes before one that begins with it, and that before one that holds it', () => {
  const entries = [
    entry('Edit the languages', 'This page'),
    entry('Languages of this tour', 'This tour'),
    entry('Languages', 'Go to'),
    entry('Admin', 'Screens', 'languages'),
  ];
  expect(labels(findEntries([...entries].reverse(), 'languages'))).toEqual([
    'Languages',
    'Languages of this tour',
    'Edit the languages',
    'Admin',
  ]);
});

test('what is to come last does so, however well it matches', () => {
  const here = { ...entry('Tours', 'You are here'), isLast: true };
  expect(labels(findEntries([here, entry('Old Tours')], 'tours'))).toEqual(['Old Tours', 'Tours']);
  expect(labels(findEntries([here, entry('Old Tours')], ''))).toEqual(['Old Tours', 'Tours']);
});

test('shows so many records of a group, the best of them, and all of them on request', () => {
  const many = Array.from({ length: 50 }, (_, n) => entry(`A tour ${n}`));
  const found = findEntries([...many, entry('Tour')], 'tour');
  expect(found).toHaveLength(MAX_PER_GROUP + 1);
  expect(found[0]?.label).toBe('Tour');
  expect(found.at(-1)).toMatchObject({ label: 'Show all 51', expands: 'Tours' });
  const all = findEntries([...many, entry('Tour')], 'tour', 'Tours');
  expect(all).toHaveLength(51);
  expect(all[MAX_PER_GROUP - 1]?.label).toBe(found[MAX_PER_GROUP - 1]?.label);
  expect(findEntries(many.slice(0, MAX_PER_GROUP), 'tour')).toHaveLength(MAX_PER_GROUP);
});

test('finds by titles in other languages, and says by which', () => {
  const jaipur = {
    ...entry('Jaipur Walk', 'Tours', 'Jaipur'),
    otherTitles: [
      { language: 'hi', title: 'जयपुर की सैर' },
      { language: 'ta', title: 'ஜெய்ப்பூர்' },
    ],
  };
  expect(findEntries([entry('Agra'), jaipur], 'जयपुर')).toMatchObject([
    { label: 'Jaipur Walk', found: { language: 'hi', title: 'जयपुर की सैर' } },
  ]);
  expect(findEntries([jaipur], 'jaipur')).toEqual([jaipur]);
});

test('of titles in other languages, one that begins with the query comes before one that holds it', () => {
  const other = (label: string, title: string) => ({
    ...entry(label),
    otherTitles: [{ language: 'en', title }],
  });
  const entries = [other('मंगलुरु', 'Like the Taj Mahal'), other('ताज महल', 'Taj Mahal: Marble')];
  expect(labels(findEntries(entries, 'taj mahal'))).toEqual(['ताज महल', 'मंगलुरु']);
  const named = entry('Plan the Taj Mahal visit');
  expect(labels(findEntries([...entries, named], 'taj mahal'))[0]).toBe(named.label);
});

test('to publish is not to unpublish, which is found by its own name', () => {
  const entries = [entry('Unpublish this tour', 'This tour'), entry('Published tours', 'Go to')];
  expect(labels(findEntries(entries, 'publish'))).toEqual(['Published tours']);
  expect(labels(findNearEntries(entries, 'publish'))).toEqual(['Published tours']);
  expect(labels(findEntries(entries, 'unpub'))).toEqual(['Unpublish this tour']);
});

test('distinguishes what matches from what nearly does, by a slip of the keys', () => {
  const entries = [entry('Jaipur Walk'), entry('Jodhpur Fort')];
  expect(labels(findNearEntries(entries, 'jaypur wlak'))).toEqual(['Jaipur Walk']);
  expect(labels(findEntries([...entries, entry('Jaypur')], 'jaypur'))).toEqual(['Jaypur']);
});

test('offers suggestions before anything is typed, and no entry twice after', () => {
  const recent = { ...entry('Jaipur Walk', 'Recent tours'), isSuggestion: true };
  const entries = [recent, entry('Jaipur Walk')];
  expect(findEntries(entries, '').map(({ group }) => group)).toEqual(['Recent tours', 'Tours']);
  expect(findEntries(entries, 'jaipur').map(({ group }) => group)).toEqual(['Tours']);
});

test('shows every command and screen, however many there are', () => {
  const commands = Array.from({ length: 45 }, (_, n) => entry(`Command ${n}`, 'Commands'));
  expect(findEntries(commands, '')).toHaveLength(45);
  expect(findEntries(commands, 'command')).toHaveLength(45);
});
