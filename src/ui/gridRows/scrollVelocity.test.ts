import { createScrollVelocity } from './scrollVelocity';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a jump by itself is not quick, a second one in the same scroll is', () => {
  const pace = createScrollVelocity();
  pace.note(5000, 400, 1000);
  expect(pace.isFast()).toBe(false);
  pace.note(10_000, 400, 1016);
  expect(pace.isFast()).toBe(true);
  const later = createScrollVelocity();
  later.note(5000, 400, 1000);
  later.note(10_000, 400, 1200);
  expect(later.isFast()).toBe(false);
});

test('a slow scroll is not quick', () => {
  const pace = createScrollVelocity();
  for (let frame = 0; frame < 10; frame += 1) pace.note(frame * 133, 400, frame * 16);
  expect(pace.isFast()).toBe(false);
});

test('who waits is called once: when the scroll ends, or becomes slow', () => {
  const pace = createScrollVelocity();
  const [first, second, left] = [jest.fn(), jest.fn(), jest.fn()];
  const fly = (at: number) => {
    pace.note(at, 400, at);
    pace.note(at + 5000, 400, at + 16);
  };
  fly(1000);
  pace.onScrollIdle(first);
  pace.onScrollIdle(left)();
  jest.advanceTimersByTime(79);
  expect(first).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(first).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
  fly(20_000);
  pace.onScrollIdle(second);
  pace.note(25_010, 400, 20_030);
  expect(second).toHaveBeenCalledTimes(1);
  expect(pace.isFast()).toBe(false);
  jest.runAllTimers();
  expect(first).toHaveBeenCalledTimes(1);
});

test('by the wheel, more than a third of a window in one frame is quick at once', () => {
  const pace = createScrollVelocity();
  pace.noteWheel(995);
  pace.note(133, 400, 1000);
  expect(pace.isFast()).toBe(false);
  pace.noteWheel(2000);
  pace.note(267, 400, 2005);
  expect(pace.isFast()).toBe(true);
});
