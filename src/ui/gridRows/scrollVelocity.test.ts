import { createScrollVelocity } from './scrollVelocity';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a single jump is not fast, a second one in the same scroll is', () => {
  const velocity = createScrollVelocity();
  velocity.trackScroll(5000, 400, 1000);
  expect(velocity.isFast()).toBe(false);
  velocity.trackScroll(10_000, 400, 1016);
  expect(velocity.isFast()).toBe(true);
  const later = createScrollVelocity();
  later.trackScroll(5000, 400, 1000);
  later.trackScroll(10_000, 400, 1200);
  expect(later.isFast()).toBe(false);
});

test('a slow scroll is not fast', () => {
  const velocity = createScrollVelocity();
  for (let frame = 0; frame < 10; frame += 1) velocity.trackScroll(frame * 133, 400, frame * 16);
  expect(velocity.isFast()).toBe(false);
});

test('idle listeners are called once: when the scroll ends, or slows down', () => {
  const velocity = createScrollVelocity();
  const [first, second, unsubscribed] = [jest.fn(), jest.fn(), jest.fn()];
  const scrollFast = (at: number) => {
    velocity.trackScroll(at, 400, at);
    velocity.trackScroll(at + 5000, 400, at + 16);
  };
  scrollFast(1000);
  velocity.onScrollIdle(first);
  velocity.onScrollIdle(unsubscribed)();
  jest.advanceTimersByTime(79);
  expect(first).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(first).toHaveBeenCalledTimes(1);
  expect(unsubscribed).not.toHaveBeenCalled();
  scrollFast(20_000);
  velocity.onScrollIdle(second);
  velocity.trackScroll(25_010, 400, 20_030);
  expect(second).toHaveBeenCalledTimes(1);
  expect(velocity.isFast()).toBe(false);
  jest.runAllTimers();
  expect(first).toHaveBeenCalledTimes(1);
});

test('by the wheel, more than a third of a window in one frame is fast at once', () => {
  const velocity = createScrollVelocity();
  velocity.trackWheel(995);
  velocity.trackScroll(133, 400, 1000);
  expect(velocity.isFast()).toBe(false);
  velocity.trackWheel(2000);
  velocity.trackScroll(267, 400, 2005);
  expect(velocity.isFast()).toBe(true);
});
