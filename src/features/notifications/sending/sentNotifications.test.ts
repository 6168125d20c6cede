import { findSent, listSent, recordSent } from './sentNotifications';

const draft = (title: string) => ({
  title,
  body: 'New in Delhi',
  image_url: null,
  tour_cover_url: null,
  route_type: 'home' as const,
  route_id: '',
  target_language: 'hi',
});
beforeEach(() => localStorage.clear());

test('lists what the person sent from this device, the newest first, and an identical one once', () => {
  recordSent('asha', draft('One'), { atMs: 1, sentCount: 5 });
  recordSent('asha', draft('Two'), { atMs: 2, sentCount: null });
  recordSent('asha', draft('One'), { atMs: 3, sentCount: 7 });
  recordSent('ravi', draft('Three'), { atMs: 4, sentCount: 1 });
  expect(listSent('asha').map((sent) => [sent.draft.title, sent.sentCount])).toEqual([
    ['One', 7],
    ['Two', null],
  ]);
  expect(findSent('asha', draft('One'))?.atMs).toBe(3);
  expect(findSent('asha', draft('Three'))).toBeNull();
});

test('keeps the newest twenty, and passes over what it cannot read', () => {
  for (let at = 1; at <= 25; at += 1)
    recordSent('asha', draft(`No. ${at}`), { atMs: at, sentCount: 1 });
  expect(listSent('asha')).toHaveLength(20);
  const [key = ''] = Object.keys(localStorage);
  const list: unknown[] = JSON.parse(localStorage.getItem(key) ?? '[]');
  localStorage.setItem(key, JSON.stringify([null, { atMs: 1 }, ...list.slice(0, 1)]));
  expect(listSent('asha').map((sent) => sent.draft.title)).toEqual(['No. 25']);
});
