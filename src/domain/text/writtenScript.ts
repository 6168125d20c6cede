import { type Script } from './script';

/** Letters of each script by Unicode script (UAX #24); CJK comprises several. */
const letters: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/gu],
  ['devanagari', /\p{Script=Devanagari}/gu],
  ['bengali', /\p{Script=Bengali}/gu],
  ['tamil', /\p{Script=Tamil}/gu],
  ['telugu', /\p{Script=Telugu}/gu],
  ['kannada', /\p{Script=Kannada}/gu],
  ['malayalam', /\p{Script=Malayalam}/gu],
  ['gujarati', /\p{Script=Gujarati}/gu],
  ['gurmukhi', /\p{Script=Gurmukhi}/gu],
  ['oriya', /\p{Script=Oriya}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['cjk', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu],
];

/** Script of most letters in a text; null for a text without letters of a known script. */
export function writtenScript(text: string): Script | null {
  let most: { script: Script; count: number } | null = null;
  for (const [script, letter] of letters) {
    const count = text.match(letter)?.length ?? 0;
    if (count > (most?.count ?? 0)) most = { script, count };
  }
  return most?.script ?? null;
}
