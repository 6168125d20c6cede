import type { Chapter } from '../../../src/domain/chapters/chapter';
import { overlapsAny, withRoundedTimes } from './chapterOverlap';

const at = (start_time_seconds: number, end_time_seconds: number | null = null) => ({
  start_time_seconds,
  end_time_seconds,
});
const stored = (id: string, times: ReturnType<typeof at>): Chapter => ({
  id,
  media_id: 'm',
  title: 'x',
  description: '',
  order_index: 0,
  ...times,
});
const draft = (times: ReturnType<typeof at>) => ({
  title: 'x',
  description: '',
  order_index: 0,
  ...times,
});

test.each([
  ['apart', at(0, 10), at(20, 30), false],
  ['touching', at(0, 10), at(10, 20), false],
  ['one inside the other', at(0, 30), at(10, 20), true],
  ['across', at(0, 15), at(10, 20), true],
  ['equal starts', at(5, 10), at(5, 8), true],
  ['equal starts, both open', at(5), at(5), true],
  ['inside an open one, which yields', at(0), at(10, 20), false],
  ['an open one that starts inside', at(10, 20), at(15), true],
  ['two open ones', at(0), at(10), false],
])('%s', (_name, a, b, expected) => {
  expect(overlapsAny(a, [stored('b', b)])).toBe(expected);
  expect(overlapsAny(b, [stored('a', a)])).toBe(expected);
});

test('a chapter never overlaps itself', () => {
  expect(overlapsAny(at(1, 5), [stored('own', at(0, 9))], 'own')).toBe(false);
});

test('times are kept to the millisecond', () => {
  expect(withRoundedTimes(draft(at(1.0004, 2.9996)))).toEqual(draft(at(1, 3)));
  expect(withRoundedTimes(draft(at(0.1 + 0.2)))).toEqual(draft(at(0.3)));
});

test('an end that is no later once stored is refused', () => {
  expect(() => withRoundedTimes(draft(at(1, 1.0004)))).toThrow(
    'End time must be greater than start time',
  );
});
