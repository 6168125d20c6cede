import { findEntries, MAX_PER_GROUP, type PaletteEntry } from './findEntries';

const entry = (label: string, group = 'Tours', detail?: string): PaletteEntry => ({
  id: `${group}/${label}`,
  label,
  group,
  language: group === 'Tours' ? 'en' : undefined,
  detail,
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

test('shows so many records of a group and no more, the best of them', () => {
  const many = Array.from({ length: 50 }, (_, n) => entry(`A tour ${n}`));
  const found = findEntries([...many, entry('Tour')], 'tour');
  expect(found).toHaveLength(MAX_PER_GROUP);
  expect(found[0]?.label).toBe('Tour');
});

test('shows every command and screen, however many there are', () => {
  const commands = Array.from({ length: 45 }, (_, n) => entry(`Command ${n}`, 'Commands'));
  expect(findEntries(commands, '')).toHaveLength(45);
  expect(findEntries(commands, 'command')).toHaveLength(45);
});
