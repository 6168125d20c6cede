import { contentFont } from './contentFont';

const firstNoto = (language: string) =>
  /Noto (?:Sans|Naskh) [A-Z]\w+/.exec(contentFont(language).replace("'Noto Color Emoji'", ''))?.[0];

test.each([
  ['hi', 'Noto Sans Devanagari'],
  ['ur', 'Noto Naskh Arabic'],
  ['ja', 'Noto Sans JP'],
  ['ko', 'Noto Sans KR'],
  ['zh-cn', 'Noto Sans SC'],
])('text in %s has the font of its script', (language, family) => {
  expect(firstNoto(language)).toBe(family);
});
