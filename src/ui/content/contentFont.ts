import { scriptOf, type Script } from '../../domain/text/script';

const latin = "'Inter Variable'";
/** Before the Noto families: some of them hold flags and pictures in black and white. */
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
/** Chinese characters are drawn differently in each: the language decides, not the script. */
const eastAsian: Record<string, string> = {
  ja: "'Noto Sans JP Variable'",
  ko: "'Noto Sans KR Variable'",
  zh: "'Noto Sans SC Variable'",
};
/** Last of all: a title may hold words of another script than its language's. */
const everyScript = [...Object.values(families), ...Object.values(eastAsian)].join(', ');

/** The font of the console itself; content that nobody wrapped still finds its script at the end. */
export const uiFont = `${latin}, ${emoji}, system-ui, ${everyScript}, sans-serif`;

/** The font stack of text in a language: Latin letters and figures stay Inter. */
export function contentFont(language: string): string {
  const [base = ''] = language.toLowerCase().split('-');
  const family = families[scriptOf(language)] ?? eastAsian[base];
  return family === undefined
    ? uiFont
    : `${latin}, ${emoji}, ${family}, system-ui, ${everyScript}, sans-serif`;
}

const lineHeights: Partial<Record<Script, number>> = {
  latin: 1.45,
  cjk: 1.6,
  arabic: 1.9,
};

/** A line height (a factor) in which the tallest letters of the language's font fit. */
export function contentLineHeight(language: string): number {
  return lineHeights[scriptOf(language)] ?? 1.6;
}
