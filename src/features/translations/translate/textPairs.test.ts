import {
  validatePairs,
  pairEdits,
  pairValues,
  initialTexts,
  savedValues,
  unsavedTexts,
  namesWithSource,
  type TextPair,
} from './textPairs';

const pair = (key: string, target: TextPair['target']): TextPair => ({
  key,
  label: key,
  source: { title: 'Source', description: 'Words' },
  target,
  saveState: null,
});
const pairs = [
  pair('tour', null),
  pair('s1', { title: 'Eins', description: '' }),
  pair('s2', null),
];
const edits = (values: Record<string, string>) =>
  pairEdits('t1', 'de', pairs, { ...pairValues(pairs), ...values }, pairValues(pairs));

describe('pairEdits', () => {
  it('sends nothing while nothing is typed', () => {
    expect(edits({})).toEqual([]);
    expect(edits({ 'title:s1': ' Eins ' })).toEqual([]);
  });

  it('makes words that were not there, the tour first', () => {
    expect(edits({ 'title:s2': 'Zwei', 'title:tour': ' Tadsch ' })).toEqual([
      {
        entity: 'tourTranslation',
        action: 'create',
        ref: { tourId: 't1' },
        fields: { language: 'de', title: 'Tadsch', description: '', slug_suffix: 'de' },
      },
      {
        entity: 'sectionTranslation',
        action: 'create',
        ref: { sectionId: 's2' },
        fields: { language: 'de', title: 'Zwei', description: '', slug_suffix: undefined },
      },
    ]);
  });

  it('changes what changed, and empties a section’s words but not a tour’s', () => {
    expect(edits({ 'description:s1': 'Neu', 'title:s1': '' })).toEqual([
      {
        entity: 'sectionTranslation',
        action: 'update',
        ref: { sectionId: 's1', language: 'de' },
        fields: { title: null, description: 'Neu' },
      },
    ]);
    const known = [pair('tour', { title: 'Tadsch', description: 'Alt' })];
    const values = { 'title:tour': 'Tadsch', 'description:tour': '' };
    expect(pairEdits('t1', 'de', known, values, pairValues(known))).toEqual([]);
  });

  it('leaves alone what somebody else wrote into a text that nobody touched here', () => {
    const initial = pairValues(pairs);
    const later = [
      pair('tour', null),
      pair('s1', { title: 'Erstens', description: 'Von nebenan' }),
    ];
    expect(pairEdits('t1', 'de', later, initial, initial)).toEqual([]);
    const typed = { ...initial, 'title:s1': 'Numero eins' };
    const [edit] = pairEdits('t1', 'de', later, typed, initial);
    expect(edit).toMatchObject({ ref: { sectionId: 's1' }, fields: { title: 'Numero eins' } });
    expect(edit && initialTexts(edit, initial)).toEqual({ title: 'Eins', description: '' });
  });
});

test('a description needs its title, and a tour keeps the one it has', () => {
  expect(validatePairs('de', pairs, { 'description:s2': 'Ohne' })).toEqual({
    'title:s2': 'Title is required',
  });
  const known = [pair('tour', { title: 'Tadsch', description: '' })];
  expect(validatePairs('de', known, { 'title:tour': ' ' })).toEqual({
    'title:tour': 'Title is required',
  });
  expect(validatePairs('de', pairs, pairValues(pairs))).toEqual({});
});

test('what differs from what is stored is unsaved, text by text, and says what lacks a title', () => {
  const unsaved = (list: readonly TextPair[], values: Record<string, string>) =>
    unsavedTexts(list, { ...pairValues(list), ...values }, pairValues(list));
  expect(unsaved(pairs, { 'description:s1': ' ' })).toEqual({ count: 0, untitled: [] });
  const described = { 'description:tour': 'Grab', 'description:s2': 'Tor' };
  expect(unsaved(pairs, described)).toEqual({ count: 2, untitled: ['tour', 's2'] });
  expect(unsaved(pairs, { ...described, 'title:tour': 'Tadsch', 'title:s2': 'Zwei' })).toEqual({
    count: 4,
    untitled: [],
  });
  const known = [pair('tour', { title: 'Tadsch', description: 'Alt' })];
  expect(unsaved(known, { 'title:tour': '' })).toEqual({ count: 1, untitled: ['tour'] });
  const emptied = { 'title:tour': 'Neu', 'description:tour': '' };
  expect(unsaved(known, emptied)).toEqual({ count: 2, untitled: [] });
  expect(savedValues(known, emptied)).toEqual({ 'title:tour': 'Neu', 'description:tour': 'Alt' });
});

test('texts are wanted where the source has them', () => {
  const bare = { ...pair('s3', null), source: { title: 'Source', description: ' ' } };
  expect(namesWithSource([pair('tour', null), bare])).toEqual([
    'title:tour',
    'description:tour',
    'title:s3',
  ]);
});
