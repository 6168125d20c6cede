import fc from 'fast-check';
import { draftOf, mergeDraft, parseDraft } from './draft';
import { type Json } from '../jsonReader';

const now = { nowMs: 5000 };
const base = { title: 'Taj', city: 'Agra', seconds: 600 };

/** Form values after merging a draft with the current record. */
function restored(current: Json, typed: Json, from: Json = base): Json {
  const draft = draftOf(from, typed, now);
  return { ...current, ...(draft && mergeDraft(draft, current))?.changes };
}

describe('a draft', () => {
  it('is none where nothing differs', () => {
    expect(draftOf(base, { ...base }, now)).toBeNull();
    expect(draftOf({ tour: { id: 't' } }, { tour: { id: 't' } }, now)).toBeNull();
  });

  it('leaves files out, and says that there was one', () => {
    const file = new File(['x'], 'cover.png');
    const draft = draftOf({ title: '', cover: null }, { title: 'T', cover: file }, now);
    expect(draft).toEqual({
      base: { title: '' },
      values: { title: 'T' },
      typedAtMs: 5000,
      hadFile: true,
    });
    expect(draftOf({ cover: null }, { cover: file }, now)).toBeNull();
    expect(draftOf(base, { ...base, title: 'T' }, { hasFile: true, ...now })?.hadFile).toBe(true);
  });

  it('is laid over the record as it was', () => {
    expect(restored(base, { ...base, title: 'Taj Mahal' })).toEqual({
      ...base,
      title: 'Taj Mahal',
    });
  });

  it('leaves newer values where nothing was typed, and reports them', () => {
    const draft = draftOf(base, { ...base, title: 'Taj Mahal' }, now);
    expect(draft && mergeDraft(draft, { ...base, city: 'Delhi' })).toEqual({
      changes: { title: 'Taj Mahal' },
      conflicts: [],
      isStale: true,
    });
  });

  it('names the typed fields that are newer in the record', () => {
    const draft = draftOf(base, { ...base, title: 'Taj Mahal' }, now);
    expect(draft && mergeDraft(draft, { ...base, title: 'Crown' })).toEqual({
      changes: { title: 'Taj Mahal' },
      conflicts: ['title'],
      isStale: false,
    });
  });

  it('is over once the record says the same', () => {
    const draft = draftOf(base, { ...base, title: 'Taj Mahal' }, now);
    expect(draft && mergeDraft(draft, { ...base, title: 'Taj Mahal' })).toBeNull();
  });

  it('puts no value of another kind into a field, and none into a field that is gone', () => {
    const draft = { ...now, base: {}, values: {}, typedAtMs: 0, hadFile: false };
    const parsed = (typed: Json, from: Json) =>
      mergeDraft({ ...draft, base: from, values: typed }, from);
    expect(parsed({ title: 5 }, { title: '' })).toBeNull();
    expect(parsed({ title: null }, { title: '' })).toBeNull();
    expect(parsed({ seconds: '6x' }, { seconds: 600 })?.changes).toEqual({ seconds: '6x' });
    expect(mergeDraft({ ...draft, base: { old: '' }, values: { old: 'x' } }, base)).toBeNull();
  });

  const field = fc.oneof(fc.string(), fc.constant('same'));
  const record = fc.record({ a: field, b: field, c: field });
  it('never changes a field that was not typed into, and keeps each that was', () => {
    fc.assert(
      fc.property(record, record, record, (from, typed, current) => {
        const form = restored(current, typed, from);
        for (const name of ['a', 'b', 'c'] as const) {
          expect(form[name]).toBe(typed[name] === from[name] ? current[name] : typed[name]);
        }
      }),
    );
  });

  it('comes back from its text, and nothing else does', () => {
    fc.assert(
      fc.property(record, record, fc.boolean(), (from, values, hadFile) => {
        const draft = { base: from, values, typedAtMs: 1, hadFile };
        expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseDraft(text)).toBeNull();
      }),
    );
  });
});
