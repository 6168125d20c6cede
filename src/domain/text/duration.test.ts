import fc from 'fast-check';
import {
  describeDuration,
  formatDuration,
  formatTimecode,
  formatWait,
  parseSeconds,
  parseTimecode,
} from './duration';

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [600, '10:00'],
  [3661, '1:01:01'],
  [null, '–'],
  [undefined, '–'],
  [Number.NaN, '–'],
  [-1, '–'],
])('%p seconds read %p', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('a timecode has three decimals on demand', () => {
  expect(formatTimecode(62_345)).toBe('1:02');
  expect(formatTimecode(62_345, true)).toBe('1:02.345');
  expect(formatTimecode(3_600_007, true)).toBe('1:00:00.007');
});

test.each([
  ['90', 90_000],
  ['90.5', 90_500],
  ['.5', 500],
  ['1:30', 90_000],
  ['1:5', 65_000],
  ['75:00', 4_500_000],
  ['1:02:03.25', 3_723_250],
  [' 2:00 ', 120_000],
])('%p is %p ms', (text, ms) => {
  expect(parseTimecode(text)).toBe(ms);
});

test.each([
  '',
  '1:60',
  '1:75:00',
  '-1',
  '1:',
  ':30',
  '1:2:3:4',
  '1,5',
  'abc',
  '1e3',
  '9'.repeat(30),
])('%p is no time', (text) => {
  expect(parseTimecode(text)).toBeNull();
});

test('what is shown can be read back, to the millisecond', () => {
  fc.assert(
    fc.property(fc.nat(400_000_000), (ms) => {
      expect(parseTimecode(formatTimecode(ms, true))).toBe(ms);
      expect(parseTimecode(String(ms / 1000))).toBe(ms);
    }),
  );
});

test.each([
  [null, '–'],
  [1, '0:01 (1 second)'],
  [3661, '1:01:01 (3,661 seconds)'],
])('describes %p as %s', (seconds, text) => {
  expect(describeDuration(seconds)).toBe(text);
});

test.each([
  [0, '1 second'],
  [1001, '2 seconds'],
  [90_000, '90 seconds'],
  [90_001, '2 minutes'],
])('a wait of %p ms is %s', (ms, text) => {
  expect(formatWait(ms)).toBe(text);
});

it.each([
  ['90', 90],
  [' 90 ', 90],
  [90.7, 90],
  ['90.7', 90],
  [NaN, null],
  ['2m30', null],
  ['1:75', null],
  ['abc', null],
  ['', null],
  [null, null],
])('the seconds of %p are %p', (value, seconds) => {
  expect(parseSeconds(value)).toBe(seconds);
});
