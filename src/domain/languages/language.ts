export interface Language {
  id: string;
  code: string;
  label: string;
  native_label: string;
  /** Flag emoji. */
  flag: string;
  is_enabled: boolean;
  is_default: boolean;
  sort_order: number;
}

export const GLOBE = '🌐';

/** Fallback list for when the languages cannot be loaded. */
export const ENGLISH_ONLY: readonly Language[] = [
  {
    id: 'en',
    code: 'en',
    label: 'English',
    native_label: 'English',
    flag: '🇬🇧',
    is_enabled: true,
    is_default: true,
    sort_order: 0,
  },
];

/** Compares languages by sort_order, then label, for every list of languages. */
export function compareLanguages(a: Language, b: Language): number {
  return a.sort_order - b.sort_order || a.label.localeCompare(b.label, 'en');
}
