/** Maximum text lengths in UTF-16 code units, the unit of an input's maxlength. */
export const textLimits = {
  title: 300,
  description: 20_000,
  transcript: 200_000,
  name: 120,
  slug: 200,
  /** Maximum length of a language tag (RFC 5646, section 4.4.1). */
  language: 35,
  flag: 32,
  fileName: 255,
  url: 2048,
  id: 200,
  reason: 2000,
} as const;

export type TextLimit = keyof typeof textLimits;

/** Message about a text over its limit; starts with `label`. */
export const tooLong = (label: string, limit: TextLimit): string =>
  `${label} must be at most ${textLimits[limit].toLocaleString('en')} characters`;
