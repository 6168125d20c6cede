import { errorsOfEdits } from '../../../domain/forms/editRules';
import { parseSeconds } from '../../../domain/text/duration';
import { savedValues, tourEdits } from './tourEdits';
import { emptyTourForm, formatUnsaved, type TourFormValues } from './tourForm';

const tour = { id: 't1', language: 'hi' };
const initial: TourFormValues = {
  ...emptyTourForm,
  title: 'ताज महल',
  slug: 'taj-mahal',
  city: 'Agra',
  country: 'India',
  duration_seconds: 1800,
  primary_language: 'en',
  slug_suffix: 'hi',
  description: 'संगमरमर की कविता',
};
const edits = (change: Partial<TourFormValues>) =>
  tourEdits(tour, initial, { ...initial, ...change });

describe('tourEdits', () => {
  it('sends nothing where nothing changed', () => {
    expect(edits({ title: ' ताज महल ' })).toEqual([]);
  });

  it('sends changed tour fields to the tour and changed texts to the translation', () => {
    expect(edits({ city: ' Delhi ', description: 'नया' })).toEqual([
      {
        entity: 'tour',
        action: 'update',
        ref: { tourId: 't1', language: 'hi' },
        fields: { city: 'Delhi' },
      },
      {
        entity: 'tourTranslation',
        action: 'update',
        ref: { tourId: 't1', language: 'hi' },
        fields: { description: 'नया' },
      },
    ]);
  });

  it('never sends an empty text', () => {
    const empty = { title: '', slug: ' ', city: '', country: '', slug_suffix: '', description: '' };
    expect(edits(empty)).toEqual([]);
  });

  it.each([
    [null, null],
    ['', null],
    ['soon', null],
    ['90 minutes of it', null],
    ['90.7', 90],
    [3600, 3600],
  ])('reads the duration %p as %p', (typed, seconds) => {
    expect(parseSeconds(typed)).toBe(seconds);
    expect(edits({ duration_seconds: typed })).toEqual([
      {
        entity: 'tour',
        action: 'update',
        ref: { tourId: 't1', language: 'hi' },
        fields: { duration_seconds: seconds },
      },
    ]);
  });

  it('refuses a duration below a minute, and only that', () => {
    expect(errorsOfEdits(edits({ duration_seconds: 59 }))).toEqual({
      duration_seconds: 'Duration must be at least 60 seconds',
    });
    expect(errorsOfEdits(edits({ duration_seconds: 60, title: '' }))).toEqual({});
    expect(errorsOfEdits(edits({ duration_seconds: null }))).toEqual({});
  });
});

describe('the form after saving', () => {
  it('is trimmed and has the old values where some were emptied', () => {
    const values = { ...initial, title: ' ताज ', city: '  ', duration_seconds: '75' };
    expect(savedValues(initial, values)).toEqual({
      ...initial,
      title: 'ताज',
      duration_seconds: 75,
    });
  });

  it('names unsaved fields', () => {
    expect(formatUnsaved(initial, initial)).toBeNull();
    expect(formatUnsaved(initial, { ...initial, title: 'x', slug: 'y' }, ['cover'])).toBe(
      'Unsaved: title, slug, cover',
    );
  });
});
