import fc from 'fast-check';
import { type SectionView } from '../../../state/select/selectSections';
import {
  changedNames,
  validateTexts,
  cellName,
  rebaseTexts,
  textEdits,
  textValues,
} from './sectionTexts';

const section = (id: string, title: string | null, description: string | null, hasText = true) =>
  ({ id, language: 'hi', hasText, title, description }) as SectionView; // Holds every field that the code under test reads.
const gate = section('gate', 'दरवाज़ा', null);
const well = section('well', null, null, false);
const both = [gate, well];
const typed = (change: Record<string, string>) => ({ ...textValues(both), ...change });

describe('the texts of sections', () => {
  it('sends what was changed, trimmed, and an emptied text as nothing', () => {
    expect(textEdits(both, textValues(both))).toEqual([]);
    const values = typed({ 'title:gate': ' ', 'description:gate': ' नया ', 'title:well': 'कुआँ' });
    expect(textEdits(both, values)).toEqual([
      {
        entity: 'sectionTranslation',
        action: 'update',
        ref: { sectionId: 'gate', language: 'hi' },
        fields: { title: null, description: 'नया' },
      },
      {
        entity: 'sectionTranslation',
        action: 'create',
        ref: { sectionId: 'well' },
        fields: { language: 'hi', title: 'कुआँ', description: '', slug_suffix: undefined },
      },
    ]);
    expect([...changedNames(both, typed({ 'title:gate': 'दरवाज़ा ' }))]).toEqual([]);
  });

  it('asks for a title of words that are new, and of no others', () => {
    expect(validateTexts(both, textValues(both))).toEqual({});
    expect(validateTexts(both, typed({ 'title:gate': '' }))).toEqual({});
    expect(validateTexts(both, typed({ 'description:well': 'x' }))).toEqual({
      'title:well': 'Title is required',
    });
  });

  const names = ['a', 'b', 'c'].map((id) => cellName('title', id));
  const texts = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.constantFrom('x', 'y', 'z')])),
  );

  it('follows what is stored where nobody typed, and keeps what was typed', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, values, live) => {
        const next = rebaseTexts(base, values, live);
        for (const name of names) {
          const isTyped = values[name] !== base[name];
          expect(next.values[name]).toBe(isTyped ? values[name] : live[name]);
          const isClash = isTyped && values[name] !== live[name];
          expect(next.base[name]).toBe(isClash ? base[name] : live[name]);
        }
        expect(rebaseTexts(next.base, next.values, live)).toEqual(next);
      }),
    );
  });

  it('takes in sections that came, and forgets those that are gone', () => {
    const next = rebaseTexts(
      { old: 'a', kept: 'b' },
      { old: 'a!', kept: 'b ' },
      { kept: 'b', new: 'c' },
    );
    expect(next.values).toEqual({ kept: 'b ', new: 'c' });
    expect(next.base).toEqual({ kept: 'b', new: 'c' });
  });
});
