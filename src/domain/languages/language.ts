export interface Language {
  id: string;
  code: string;
  label: string;
  native_label: string;
  /** An emoji. */
  flag: string;
  is_enabled: boolean;
  is_default: boolean;
  sort_order: number;
}

export const GLOBE = '🌐';

/** The list that is shown when none could be loaded. */
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

/** By sort_order, then label: the order of every language list. */
export function compareLanguages(a: Language, b: Language): number {
  return a.sort_order - b.sort_order || a.label.localeCompare(b.label, 'en');
}
