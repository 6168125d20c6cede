import { minutesHeading, withMinutes } from './durationUnits';

test.each([
  ['Duration (min)', true],
  ['Duration MIN', true],
  ['duration [mins.]', true],
  ['Length in minutes', true],
  ['Minute', true],
  ['Dauer (Minuten)', true],
  ['duration_seconds', false],
  ['Duration (seconds)', false],
  ['Duration (min:sec)', false],
  ['Duration (h:min)', false],
  ['Duration', false],
  ['Administration', false],
])('the heading %p says minutes: %p', (heading, isMinutes) => {
  expect(minutesHeading(['slug', ` ${heading}`], { duration_seconds: 1 })).toBe(
    isMinutes ? heading : null,
  );
});

test('a column that is no duration says no minutes', () => {
  expect(minutesHeading(['Minutes'], { title: 0 })).toBeNull();
});

test.each([
  ['90', '90 min'],
  ['९०', '९० min'],
  ['42 min', '42 min'],
  ['1:30:00', '1:30:00'],
  ['an hour', 'an hour'],
  ['', ''],
])('in a column of minutes %p is %p', (cell, text) => {
  expect(withMinutes(cell)).toBe(text);
});
