import { directionOf, type TextDirection } from './script';

/** Right-to-left letters: Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu;

/**
 * Value of a field's `dir` attribute: the direction of its language, even for text that starts with a foreign name;
 * 'auto' while the text has no letter in that direction, as a source copied for translation.
 */
export function fieldDirection(language: string, text: string): TextDirection {
  const direction = directionOf(language);
  const others = text.replace(rightToLeft, '');
  const has = { rtl: others !== text, ltr: /\p{L}/u.test(others), auto: true };
  return has[direction] || !(has.rtl || has.ltr) ? direction : 'auto';
}
