import { contentFont, uiFont } from './contentFont';

const firstNoto = (language: string) =>
  /Noto (?:Sans|Naskh) [A-Z]\w+/.exec(contentFont(language))?.[0];

test.each([
  ['hi', 'Noto Sans Devanagari'],
  ['ur', 'Noto Naskh Arabic'],
  ['ja', 'Noto Sans JP'],
  ['ko', 'Noto Sans KR'],
  ['zh-cn', 'Noto Sans SC'],
])('text in %s has the font of its script', (language, family) => {
  expect(firstNoto(language)).toBe(family);
});

test.each([uiFont, contentFont('en'), contentFont('ur'), contentFont('ja')])(
  'figures and spaces are drawn by no font of emoji: %s',
  (stack) => {
    const families = stack.split(', ');
    const emoji = families.findIndex((family) => family.endsWith(" Emoji'"));
    expect(families.slice(emoji).filter((family) => !family.endsWith(" Emoji'"))).toEqual([
      'sans-serif',
    ]);
    expect(families.slice(0, 2)).toEqual(["'Inter Variable'", "'Inter Stand-in'"]);
  },
);
