import { isStorableUrl, isDisplayableUrl } from './httpUrl';

const usable = ['https://a.test/x.png', 'http://localhost:4173/media/a.webp', '/media/a-b.webp'];
const unusable = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'blob:https://a.test/1',
  '',
];

it.each(usable)('takes %s in and shows it', (url) => {
  expect([isStorableUrl(url), isDisplayableUrl(url)]).toEqual([true, true]);
});

it.each(unusable)('neither takes %j in nor shows it', (url) => {
  expect([isStorableUrl(url), isDisplayableUrl(url)]).toEqual([false, false]);
});

it('shows a relative URL, which other workers return', () => {
  expect(isDisplayableUrl('covers/a.png')).toBe(true);
  expect(isStorableUrl('covers/a.png')).toBe(false);
});
