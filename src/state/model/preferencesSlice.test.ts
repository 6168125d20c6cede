import {
  characterKeysSwitched,
  contentLanguageChosen,
  defaultLanguageFound,
  preferencesSlice,
  sidebarCollapsed,
} from './preferencesSlice';
import { initialPreferences } from './preferencesStorage';
import { signedOut } from '../session/sessionSlice';

const { reducer } = preferencesSlice;
const languageAfter = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, initialPreferences).contentLanguage;

describe('the content language', () => {
  it('is English, then the default of the list', () => {
    expect(initialPreferences.contentLanguage).toBe('en');
    expect(languageAfter(defaultLanguageFound('hi'))).toBe('hi');
    expect(languageAfter(defaultLanguageFound(null))).toBe('en');
  });

  it('stays what it is where it is no longer English', () => {
    expect(languageAfter(defaultLanguageFound('hi'), defaultLanguageFound('ta'))).toBe('hi');
  });

  it('stays what the person chose, English too', () => {
    expect(languageAfter(contentLanguageChosen('en'), defaultLanguageFound('hi'))).toBe('en');
  });

  it('is forgotten by a sign-out', () => {
    expect(languageAfter(contentLanguageChosen('ur'), signedOut())).toBe('en');
  });
});

test('whether the sidebar is narrow is open until the person says so, and again after a sign-out', () => {
  expect(initialPreferences.isSidebarCollapsed).toBeNull();
  const chosen = reducer(initialPreferences, sidebarCollapsed(false));
  expect(chosen.isSidebarCollapsed).toBe(false);
  expect(reducer(chosen, signedOut()).isSidebarCollapsed).toBeNull();
});

test('shortcuts of one character are there until they are switched off, and again after a sign-out', () => {
  const chosen = reducer(initialPreferences, characterKeysSwitched(false));
  expect(chosen.hasCharacterKeys).toBe(false);
  expect(reducer(chosen, signedOut()).hasCharacterKeys).toBe(true);
});
