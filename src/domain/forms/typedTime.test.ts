import { parseTypedSeconds, parseTypedTime } from './typedTime';

test.each([
  ['२:०५', 125_000],
  ['٠:١٠٫٥', 10_500],
  ['۱:۰۰', 60_000],
  ['0:10,5', 10_500],
  ['௯,௫', 9_500],
  ['\u{1D7D8}:\u{1D7E3}\u{1D7FF}', 19_000],
  ['1,2,3', null],
  ['x', null],
])('%p is typed for %p ms', (text, ms) => {
  expect(parseTypedTime(text)).toBe(ms);
});

test.each([
  ['4020', 4020],
  ['67:00', 4020],
  [' १:०७:०० ', 4020],
  ['१२०', 120],
  ['1,000', null],
  ['1:00.5', null],
  ['1:00,000', 60],
  ['2m30', 150],
  ['1h30', 5400],
  ['1 h 5', 3900],
  ['67 min', 4020],
  ['1 Hour 7 minutes 5 sec', 4025],
  ['90s', 90],
  ['२ min', 120],
  ['h', null],
  ['min', null],
  ['2m 30 h', null],
  ['1h300', null],
  ['abc', null],
  ['90.5', null],
  ['-5', null],
  ['', null],
])('%p is typed for %p seconds', (text, seconds) => {
  expect(parseTypedSeconds(text)).toBe(seconds);
});
