import { isSentAddress, isShownAddress } from './webAddress';

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

it.each(usable)('takes %s in and shows it', (address) => {
  expect([isSentAddress(address), isShownAddress(address)]).toEqual([true, true]);
});

it.each(unusable)('neither takes %j in nor shows it', (address) => {
  expect([isSentAddress(address), isShownAddress(address)]).toEqual([false, false]);
});

it('shows a relative address, which other workers answer', () => {
  expect(isShownAddress('covers/a.png')).toBe(true);
  expect(isSentAddress('covers/a.png')).toBe(false);
});
