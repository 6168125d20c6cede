import { object, boolean, string } from 'yup';
import { initialPreferences, type PreferencesState, type ThemeChoice } from './preferencesSlice';

const KEY = 'kathayatra:preferences';

const storedRules = object({
  theme: string().oneOf<ThemeChoice>(['light', 'dark', 'system']).required(),
  isSidebarCollapsed: boolean().required(),
  contentLanguage: string().min(1).required(),
  hasChosenLanguage: boolean().required(),
});

/** Read before the first paint, so that the theme does not flash; anything unusable is ignored. */
export function readPreferences(): PreferencesState {
  try {
    return storedRules.validateSync(JSON.parse(localStorage.getItem(KEY) ?? ''), { strict: true });
  } catch {
    return initialPreferences;
  }
}

/** A full or forbidden storage loses the preference and nothing else. */
export function writePreferences(preferences: PreferencesState): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}
