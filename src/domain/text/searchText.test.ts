import fc from 'fast-check';
import { collatorFor, compareTexts, foldForSearch, matchesSearch, searchWords } from './searchText';

test('case and accents of Latin letters do not matter', () => {
  expect(foldForSearch('Élysée ŞEHİR')).toBe('elysee sehir');
});

test('marks of other scripts matter', () => {
  expect(foldForSearch('फूल')).not.toBe(foldForSearch('फल'));
  expect(foldForSearch('क़')).not.toBe(foldForSearch('क'));
  expect(foldForSearch('क\u093c')).toBe(foldForSearch('\u0958'));
});

test('Arabic and Persian forms of a letter, and joiners, are the same', () => {
  expect(foldForSearch('كشمير')).toBe(foldForSearch('کشمیر'));
  expect(foldForSearch('می‌خواهم')).toBe(foldForSearch('میخواهم'));
});

test('every word of the query has to be somewhere', () => {
  const haystacks = ['Humayun’s Tomb', 'Delhi', 'India'].map(foldForSearch);
  expect(matchesSearch(haystacks, 'tomb DELHI')).toBe(true);
  expect(matchesSearch(haystacks, 'tomb agra')).toBe(false);
  expect(matchesSearch(haystacks, '  ')).toBe(true);
  expect(matchesSearch(haystacks, searchWords('Délhi'))).toBe(true);
});

test('folding twice is folding once, and any part of a text is found in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldForSearch(text);
      expect(foldForSearch(folded)).toBe(folded);
      expect(matchesSearch([folded], text)).toBe(true);
    }),
  );
});

test('numbers are sorted as numbers, by a collator made once', () => {
  expect(compareTexts('Stop 2', 'Stop 10', 'en')).toBeLessThan(0);
  expect(collatorFor('hi')).toBe(collatorFor('hi'));
});

test('what is no language tag is sorted as English', () => {
  expect(collatorFor('not a tag').resolvedOptions().locale).toMatch(/^en/);
});

test('empty texts come last', () => {
  const texts = ['', 'b', null, 'a', undefined];
  expect(texts.sort((a, b) => compareTexts(a, b, 'en')).slice(0, 2)).toEqual(['a', 'b']);
});

test('the order is one: antisymmetric and transitive', () => {
  const text = fc.option(fc.string({ unit: 'grapheme', maxLength: 6 }));
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      const order = (x: string | null, y: string | null) => Math.sign(compareTexts(x, y, 'hi'));
      expect(order(a, b) + order(b, a)).toBe(0);
      if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});
