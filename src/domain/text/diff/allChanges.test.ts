import { allChanges } from './allChanges';

/** Changes, with deleted words in brackets and inserted ones in braces. */
const marked = (base: string, text: string) =>
  allChanges(base, text)
    .map((part) => {
      if (part.change === 'same') return part.text;
      return part.change === 'deleted' ? `[${part.text}]` : `{${part.text}}`;
    })
    .join('');

const middle = 'of the old bazaar and look towards the tower, which rises nine storeys high.';

test.each([
  ['Agra Fort', 'Red Fort', '[Agra ]{Red }Fort'],
  ['The same', 'The same', ''],
  [
    `Stand in the middle ${middle}`,
    `Stand at the middle ${middle} Closed on Fridays.`,
    'Stand [in ]{at }the middle of the old bazaar …tower, which rises nine storeys high. {Closed on Fridays.}',
  ],
  [
    `${middle} It is free.`,
    `${middle} It was free.`,
    '…which rises nine storeys high. It [is ]{was }free.',
  ],
  ['The old fort', 'The old', 'The old [fort]'],
])('“%s” beside “%s” is %s', (base, text, expected) => {
  expect(marked(base, text)).toBe(expected);
});
