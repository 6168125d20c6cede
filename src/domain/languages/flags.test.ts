import { flagOf } from './flags';

test.each([
  ['en', '🇬🇧'],
  ['es', '🇪🇸'],
  ['fr', '🇫🇷'],
  ['hi', '🇮🇳'],
  ['de', '🇩🇪'],
  ['it', '🇮🇹'],
  ['pt', '🇵🇹'],
  ['ru', '🇷🇺'],
  ['ja', '🇯🇵'],
  ['ko', '🇰🇷'],
  ['zh', '🇨🇳'],
  ['zh-cn', '🇨🇳'],
  ['ta', '🌐'],
  ['', '🌐'],
])('the flag of %s is %s', (code, flag) => {
  expect(flagOf(code)).toBe(flag);
});
