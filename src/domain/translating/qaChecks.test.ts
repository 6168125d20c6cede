import fc from 'fast-check';
import { qaIssues } from './qaChecks';

test.each([
  ['The Gate', 'द्वार', []],
  ['Built in 1565', '1510 में बना', ['1510 in place of 1565']],
  ['1565 and 1566', 'तब', ['1565 and 1566 are missing']],
  ['Then', '1999 में', ['1999 is not in the source']],
  ['A <b>red</b> gate', 'एक लाल द्वार', ['<b> and </b> are missing']],
  ['Welcome, {name}', 'स्वागत, {naam}', ['{naam} in place of {name}']],
  ['Welcome, {name}', '{name}, स्वागत', []],
  ['The Gate', 'द्वार?', ['A question mark, unlike the source']],
  ['The Gate', 'دروازہ؟', ['A question mark, unlike the source']],
  ['Why here?', 'यहाँ क्यों।', ['No question mark, unlike the source']],
  ['Why here?', 'یہاں کیوں؟', []],
  ['Why “here?”', 'यहाँ «क्यों?»', []],
  ['Why here?', 'なぜここに。', []],
  ['The Gate', 'बड़ा  द्वार', ['Two spaces in a row']],
  ['A  gate', 'बड़ा  द्वार', []],
  ['The Gate', ' द्वार', ['Begins with a space']],
  ['The Gate', 'द्वार ', ['Ends with a space']],
  ['The Gate', ' ', []],
  ['', 'द्वार ', []],
])('“%s” beside “%s”', (source, translation, notes) => {
  expect(qaIssues(source, translation)).toEqual(notes);
});

test('a space at the end of a text that may go on is none too many', () => {
  expect(qaIssues('The Gate', 'बड़ा ', true)).toEqual([]);
});

test('a text beside itself has no notes but those on its spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const notes = qaIssues(text, text).filter((note) => !note.endsWith('with a space'));
      expect(notes).toEqual([]);
    }),
  );
});
