import { scriptOf, type Script } from '../../domain/text/script';

const latin = "'Inter Variable'";
/** Font faces of src/app/theme/fallbackFonts.css: Latin letters with Inter's metrics, and emoji only. */
const local = "'Inter Stand-in', 'Emoji'";
/** After all text fonts, because emoji fonts contain digits and spaces of their own. */
const emoji = "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'";

const families: Partial<Record<Script, string>> = {
  devanagari: "'Noto Sans Devanagari Variable'",
  bengali: "'Noto Sans Bengali Variable'",
  tamil: "'Noto Sans Tamil Variable'",
  telugu: "'Noto Sans Telugu Variable'",
  kannada: "'Noto Sans Kannada Variable'",
  malayalam: "'Noto Sans Malayalam Variable'",
  gujarati: "'Noto Sans Gujarati Variable'",
  gurmukhi: "'Noto Sans Gurmukhi Variable'",
  oriya: "'Noto Sans Oriya Variable'",
  arabic: "'Noto Naskh Arabic Variable'",
};
/** Han characters differ by language (Han unification), so the language decides, not the script. */
const eastAsian: Record<string, string> = {
  ja: "'Noto Sans JP Variable'",
  ko: "'Noto Sans KR Variable'",
  zh: "'Noto Sans SC Variable'",
};
/** Fallback for text in a script other than the language's. */
const allScripts = [...Object.values(families), ...Object.values(eastAsian)].join(', ');

/** Font stack of the console; text outside of Content finds its script among the fallbacks. */
export const uiFont = `${latin}, ${local}, system-ui, ${allScripts}, ${emoji}, sans-serif`;

/** Font stack for content in a language; Latin letters and digits stay in Inter. */
export function contentFont(language: string): string {
  const [base = ''] = language.toLowerCase().split('-');
  const family = families[scriptOf(language)] ?? eastAsian[base];
  return family === undefined
    ? uiFont
    : `${latin}, ${local}, ${family}, system-ui, ${allScripts}, ${emoji}, sans-serif`;
}

const lineHeights: Partial<Record<Script, number>> = {
  latin: 1.45,
  cjk: 1.6,
  arabic: 1.9,
};

/** Unitless line height that fits the tallest glyphs of the language's font. */
export function contentLineHeight(language: string): number {
  return lineHeights[scriptOf(language)] ?? 1.6;
}
