/** @jest-environment <rootDir>/src/testing/environment/screenEnvironment.ts */

import { bodyOf, startReadingBody } from './responseBody';

const LONG = JSON.stringify(
  Array.from({ length: 10_000 }, (_, id) => ({ id, title: 'x'.repeat(60) })),
);

/** Reads a body and lists its events in order, 'beginning' and 'whole'; `paint` completes the requested frame. */
function watch(response: Response) {
  const events: string[] = [];
  let paint = () => {};
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    paint = () => callback(0);
    return 1;
  });
  const body = bodyOf(response, () => {
    if (events.includes('beginning')) return false;
    events.push('beginning');
    return true;
  });
  void body.then(() => events.push('whole'));
  return { body, events, paint: () => paint() };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

afterEach(() => void jest.restoreAllMocks());

test('a long body is parsed once its beginning is painted', async () => {
  const { body, events, paint } = watch(new Response(LONG));
  await settle();
  expect(events).toEqual(['beginning']);
  paint();
  expect((await body).value).toHaveLength(10_000);
  expect(events).toEqual(['beginning', 'whole']);
});

test('who asks for a long body that has come is given its beginning first', async () => {
  const response = new Response(LONG);
  startReadingBody(response);
  await settle();
  const { events, paint } = watch(response);
  await settle();
  expect(events).toEqual(['beginning']);
  paint();
  await settle();
  expect(events).toEqual(['beginning', 'whole']);
});

test('who asks for a short body that has come is given the whole alone', async () => {
  const response = new Response('[9]');
  startReadingBody(response);
  await settle();
  const { body, events } = watch(response);
  expect((await body).value).toEqual([9]);
  expect(events).toEqual(['whole']);
});

test('a body of which nothing is drawn waits for no paint', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  expect((await bodyOf(new Response(LONG), () => false)).value).toHaveLength(10_000);
});

test('a page that is hidden waits for no paint', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { events } = watch(new Response(LONG));
  await settle();
  expect(events).toEqual(['beginning', 'whole']);
});
