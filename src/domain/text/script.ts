import { once } from '../../platform/once';

export type TextDirection = 'ltr' | 'rtl' | 'auto';

export type Script =
  | 'latin'
  | 'devanagari'
  | 'bengali'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'gujarati'
  | 'gurmukhi'
  | 'oriya'
  | 'arabic'
  | 'cjk'
  | 'other';

const languagesByScript: Partial<Record<Script, string>> = {
  latin:
    'af az bs ca cs cy da de en eo es et eu fi fil fr ga gl hr hu id is it lt lus lv ms mt nb nl nn no pl pt ro sk sl so sq sv sw tl tr uz vi zu kha',
  devanagari: 'awa bho brx doi gom hi hne kok mag mai mr ne new raj sa',
  bengali: 'as bn',
  tamil: 'ta',
  telugu: 'te',
  kannada: 'kn tcy',
  malayalam: 'ml',
  gujarati: 'gu',
  gurmukhi: 'pa',
  oriya: 'or',
  arabic: 'ar fa ks sd ur',
  cjk: 'ja ko yue zh',
  other: 'am be bg bo dz el hy ka kk km ky lo mk mn my ru sat si sr th uk',
};

const scriptByLanguage = new Map<string, Script>();
for (const [script, languages] of Object.entries(languagesByScript)) {
  // Object.entries() is typed with plain string keys.
  for (const language of languages.split(' ')) scriptByLanguage.set(language, script as Script);
}

/** Script subtags of language tags (RFC 5646, section 2.2.3; ISO 15924), as in "ks-deva" or "pa-Arab". */
const scriptSubtags: Record<string, Script> = {
  latn: 'latin',
  deva: 'devanagari',
  beng: 'bengali',
  taml: 'tamil',
  telu: 'telugu',
  knda: 'kannada',
  mlym: 'malayalam',
  gujr: 'gujarati',
  guru: 'gurmukhi',
  orya: 'oriya',
  arab: 'arabic',
  hans: 'cjk',
  hant: 'cjk',
  jpan: 'cjk',
  kore: 'cjk',
};

function findScript(language: string): Script | undefined {
  const [base = '', ...rest] = language.trim().toLowerCase().split(/[-_]/);
  for (const part of rest) {
    const script = Object.hasOwn(scriptSubtags, part) ? scriptSubtags[part] : undefined;
    if (script !== undefined) return script;
  }
  return scriptByLanguage.get(base);
}

/** Script of a language; 'other' when unknown or without a font of its own here. */
export function scriptOf(language: string): Script {
  return findScript(language) ?? 'other';
}

/**
 * Value of `dir` for text in a language: rtl for the Arabic script, by language or subtag; 'auto' for unknown
 * languages.
 */
export function directionOf(language: string): TextDirection {
  const script = findScript(language);
  if (script === undefined) return 'auto';
  return script === 'arabic' ? 'rtl' : 'ltr';
}

/** Wraps text in Unicode isolates (FSI, PDI; UAX #9), so that its direction cannot affect the surrounding text. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/**
 * Printable ASCII, in which each character is a grapheme cluster; line breaks are excluded, because CR LF is one
 * cluster.
 */
const PLAIN = /^[ -~]*$/;

const segmenter = once(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** User-perceived characters: extended grapheme clusters (UAX #29). */
export function graphemesOf(text: string): string[] {
  // Fast path: creating the segmenter takes a fortieth of the console's start-up, which only shows initials.
  if (PLAIN.test(text)) return Array.from(text);
  return Array.from(segmenter().segment(text), (part) => part.segment);
}

/** Longest prefix of at most `maxUnits` UTF-16 code units that splits no grapheme cluster. */
export function truncateGraphemes(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  let end = 0;
  for (const { index, segment } of segmenter().segment(text)) {
    if (index + segment.length > maxUnits) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
