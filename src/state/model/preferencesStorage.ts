import { isJson } from '../../domain/jsonReader';

export type ThemeChoice = 'light' | 'dark' | 'system';

export interface PreferencesState {
  theme: ThemeChoice;
  /** Null until the person chose: then the window's width decides. */
  isSidebarCollapsed: boolean | null;
  contentLanguage: string;
  /** True when the person chose it: then the default language does not take over. */
  hasChosenLanguage: boolean;
  /** True while shortcuts of one character work everywhere. */
  hasCharacterKeys: boolean;
  /** True where the transcript of a recording is shown beside its chapters. */
  isTranscriptShown: boolean;
}

export const initialPreferences: PreferencesState = {
  theme: 'system',
  isSidebarCollapsed: null,
  contentLanguage: 'en',
  hasChosenLanguage: false,
  hasCharacterKeys: true,
  isTranscriptShown: false,
};

export const PREFERENCES_KEY = 'kathayatra:preferences';

const isTheme = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

/** Checked by hand: a library of rules would be loaded before the first paint for this alone. */
function preferencesIn(value: unknown): PreferencesState | null {
  if (!isJson(value)) return null;
  const { theme, isSidebarCollapsed, contentLanguage, hasChosenLanguage } = value;
  // Both are missing in what was stored before they could be chosen.
  const hasCharacterKeys = value['hasCharacterKeys'] !== false;
  const isTranscriptShown = value['isTranscriptShown'] === true;
  if (!isTheme(theme) || typeof contentLanguage !== 'string' || contentLanguage === '') return null;
  if (typeof hasChosenLanguage !== 'boolean') return null;
  if (typeof isSidebarCollapsed !== 'boolean' && isSidebarCollapsed !== null) return null;
  const shown = { theme, isSidebarCollapsed, isTranscriptShown, hasCharacterKeys };
  return { ...shown, contentLanguage, hasChosenLanguage };
}

/** Read before the first paint, so that the theme does not flash; anything unusable is ignored. */
export function readPreferences(): PreferencesState {
  try {
    return (
      preferencesIn(JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '')) ?? initialPreferences
    );
  } catch {
    return initialPreferences;
  }
}

/** A full or forbidden storage loses the preference and nothing else. */
export function writePreferences(preferences: PreferencesState): boolean {
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}
