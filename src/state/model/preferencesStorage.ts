import { isJson } from '../../domain/jsonReader';

export type ThemeChoice = 'light' | 'dark' | 'system';

export interface PreferencesState {
  theme: ThemeChoice;
  /** Null until the person chooses; then the window's width decides. */
  isSidebarCollapsed: boolean | null;
  contentLanguage: string;
  /** True once the person chose a content language; the default language then no longer applies. */
  hasChosenLanguage: boolean;
  /** True when single-character shortcuts are on. */
  hasCharacterKeys: boolean;
  /** True when a recording's transcript is shown beside its chapters. */
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

/** Validated by hand, because a schema library would have to load before the first paint for this alone. */
function preferencesIn(value: unknown): PreferencesState | null {
  if (!isJson(value)) return null;
  const { theme, isSidebarCollapsed, contentLanguage, hasChosenLanguage } = value;
  // Both are absent in preferences stored before these settings existed.
  const hasCharacterKeys = value['hasCharacterKeys'] !== false;
  const isTranscriptShown = value['isTranscriptShown'] === true;
  if (!isTheme(theme) || typeof contentLanguage !== 'string' || contentLanguage === '') return null;
  if (typeof hasChosenLanguage !== 'boolean') return null;
  if (typeof isSidebarCollapsed !== 'boolean' && isSidebarCollapsed !== null) return null;
  const shown = { theme, isSidebarCollapsed, isTranscriptShown, hasCharacterKeys };
  return { ...shown, contentLanguage, hasChosenLanguage };
}

/** Reads the preferences before the first paint, so that the theme does not flash; invalid data yields the defaults. */
export function readPreferences(): PreferencesState {
  try {
    return (
      preferencesIn(JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '')) ?? initialPreferences
    );
  } catch {
    return initialPreferences;
  }
}

/** Stores the preferences; false when storage is full or blocked, in which case only the preference is lost. */
export function writePreferences(preferences: PreferencesState): boolean {
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}
