import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { initialPreferences, type ThemeChoice } from './preferencesStorage';
import { signedOut } from '../session/sessionSlice';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: initialPreferences,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<ThemeChoice>) {
      state.theme = payload;
    },
    sidebarCollapsed(state, { payload }: PayloadAction<boolean>) {
      state.isSidebarCollapsed = payload;
    },
    characterKeysSwitched(state, { payload }: PayloadAction<boolean>) {
      state.hasCharacterKeys = payload;
    },
    transcriptShown(state, { payload }: PayloadAction<boolean>) {
      state.isTranscriptShown = payload;
    },
    contentLanguageChosen(state, { payload }: PayloadAction<string>) {
      state.contentLanguage = payload;
      state.hasChosenLanguage = true;
    },
    /** Default language from the loaded list; null when the list marks none. */
    defaultLanguageFound(state, { payload }: PayloadAction<string | null>) {
      if (payload === null || state.hasChosenLanguage || state.contentLanguage !== 'en') return;
      state.contentLanguage = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialPreferences),
  selectors: {
    selectPreferences: (state) => state,
    selectContentLanguage: (state) => state.contentLanguage,
  },
});

export const {
  themeChosen,
  sidebarCollapsed,
  characterKeysSwitched,
  transcriptShown,
  contentLanguageChosen,
  defaultLanguageFound,
} = preferencesSlice.actions;
export const { selectPreferences, selectContentLanguage } = preferencesSlice.selectors;
