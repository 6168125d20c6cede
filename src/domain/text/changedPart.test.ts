import fc from 'fast-check';
import { changedPart } from './changedPart';

test('the words that changed are told from those around them', () => {
  expect(changedPart('A gate of red stone', 'A gate of white stone')).toEqual({
    before: 'A gate of ',
    changed: 'white ',
    after: 'stone',
  });
  expect(changedPart('ताज महल', 'ताज महल आगरा')).toEqual({
    before: 'ताज महल ',
    changed: 'आगरा',
    after: '',
  });
  expect(changedPart('The old gate', 'The gate')).toEqual({
    before: 'The ',
    changed: '',
    after: 'gate',
  });
  expect(changedPart('', 'New')).toEqual({ before: '', changed: 'New', after: '' });
});

test('the parts make up the text, and a text is as its base', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'महल'), { maxLength: 12 });
  fc.assert(
    fc.property(texts, texts, (baseParts, parts) => {
      const base = baseParts.join('');
      const text = parts.join('');
      const { before, changed, after } = changedPart(base, text);
      if (text.trim() !== '') expect(before + changed + after).toBe(text);
      expect(changedPart(text, text).changed).toBe('');
    }),
  );
});
