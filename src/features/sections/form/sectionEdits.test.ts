import { errorsOfEdits } from '../../../domain/forms/editRules';
import { savedValues, sectionEdits } from './sectionEdits';
import { nextOrderIndex, formatUnsaved, type SectionFormValues } from './sectionForm';

const section = { id: 's1', language: 'hi' };
const initial: SectionFormValues = {
  order_index: 2,
  duration_seconds: 90,
  title: 'द्वार',
  description: 'About',
};
const edits = (values: Partial<SectionFormValues>) =>
  sectionEdits(section, initial, { ...initial, ...values });

test('nothing changed, nothing sent', () => {
  expect(edits({})).toEqual([]);
  expect(edits({ title: ' द्वार ', order_index: '2', duration_seconds: '90' })).toEqual([]);
});

test('the section’s fields are sent before its texts', () => {
  expect(edits({ order_index: 0, title: 'दरवाज़ा' })).toEqual([
    { entity: 'section', action: 'update', ref: { sectionId: 's1' }, fields: { order_index: 0 } },
    {
      entity: 'sectionTranslation',
      action: 'update',
      ref: { sectionId: 's1', language: 'hi' },
      fields: { title: 'दरवाज़ा' },
    },
  ]);
});

test.each([null, '', '  ', 'third'])('the order index %p is not saved', (order_index) => {
  expect(edits({ order_index })).toEqual([]);
  expect(errorsOfEdits(edits({ order_index }))).toEqual({});
  expect(savedValues(initial, { ...initial, order_index }).order_index).toBe(2);
});

test.each([
  [null, null],
  ['61.9', 61],
  [61, 61],
])('the duration %p is saved as %p', (typed, duration_seconds) => {
  expect(edits({ duration_seconds: typed })).toEqual([
    { entity: 'section', action: 'update', ref: { sectionId: 's1' }, fields: { duration_seconds } },
  ]);
});

test.each(['soon', '1:75', '2,5x'])(
  'the duration %p, which cannot be read, empties nothing',
  (typed) => {
    expect(edits({ duration_seconds: typed })).toEqual([]);
  },
);

test('an emptied text is saved as null', () => {
  expect(edits({ title: ' ', description: '' })).toEqual([
    {
      entity: 'sectionTranslation',
      action: 'update',
      ref: { sectionId: 's1', language: 'hi' },
      fields: { title: null, description: null },
    },
  ]);
});

test.each([-1, '1.5'])('the order index %p is refused', (order_index) => {
  expect(errorsOfEdits(edits({ order_index }))).toEqual({
    order_index: 'Order index must be a non-negative number',
  });
});

test.each([0, -5, '0.5'])('the duration %p is refused', (duration_seconds) => {
  expect(errorsOfEdits(edits({ duration_seconds }))).toEqual({
    duration_seconds: 'Duration must be at least 1 second',
  });
});

test('a new section goes after the last one', () => {
  expect(nextOrderIndex([])).toBe(0);
  expect(nextOrderIndex([{ order_index: 4 }, { order_index: 1 }])).toBe(5);
});

test('unsaved fields are named', () => {
  expect(formatUnsaved(initial, initial)).toBeNull();
  expect(formatUnsaved(initial, { ...initial, order_index: 3, title: '' })).toBe(
    'Unsaved: order index, title',
  );
});
