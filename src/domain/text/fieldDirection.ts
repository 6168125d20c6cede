import { directionOf, type TextDirection } from './script';

/** Letters that are written from right to left: Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu;

/**
 * The `dir` of a field: that of its language, also for a text that begins with a foreign name; left to the text while
 * none of its letters are written in that direction, as in a source that was copied to be translated.
 */
export function fieldDirection(language: string, text: string): TextDirection {
  const direction = directionOf(language);
  const others = text.replace(rightToLeft, '');
  const has = { rtl: others !== text, ltr: /\p{L}/u.test(others), auto: true };
  return has[direction] || !(has.rtl || has.ltr) ? direction : 'auto';
}
