import fc from 'fast-check';
import { foldForSearch, matchesSearch, searchWords } from './searchText';

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
