import fc from 'fast-check';
import { formatAge, formatDate, formatDateTime } from './date';

test('dates have the month as a word', () => {
  expect(formatDate('2025-01-05T12:00:00Z')).toBe('Jan 5, 2025');
});

test('a day without a time is that day in every zone', () => {
  expect(formatDate('2025-01-05')).toBe('Jan 5, 2025');
});

test('times follow the date with an ordinary space before AM and PM', () => {
  const local = new Date(2025, 0, 5, 15, 4).toISOString();
  expect(formatDateTime(local)).toBe('Jan 5, 2025, 3:04 PM');
});

test('dates and times read as the platform writes them for en-US', () => {
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const date = new Intl.DateTimeFormat('en-US', day);
  const dateTime = new Intl.DateTimeFormat('en-US', { ...day, hour: 'numeric', minute: '2-digit' });
  const range = { min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), (moment) => {
      const iso = moment.toISOString();
      expect(formatDate(iso)).toBe(date.format(moment));
      expect(formatDateTime(iso)).toBe(dateTime.format(moment).replace(/\u202f/g, ' '));
    }),
  );
});

test.each([null, undefined, '', 'soon'])('%p is no date', (value) => {
  expect(formatDate(value)).toBe('–');
  expect(formatDateTime(value)).toBe('–');
});

test.each([
  [-5000, 'from just now'],
  [59_999, 'from just now'],
  [5 * 60_000, 'from 5 min ago'],
  [3 * 3_600_000, 'from 3 h ago'],
  [25 * 3_600_000, 'from 1 day ago'],
  [50 * 3_600_000, 'from 2 days ago'],
])('%p ms later the data is %p', (ms, text) => {
  expect(formatAge(1_000_000, 1_000_000 + ms)).toBe(text);
});
