import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import {
  contentLanguageChosen,
  selectPreferences,
  themeChosen,
} from '../../state/model/preferencesSlice';
import { selectCurrentLanguage, selectEnabledLanguages } from '../../state/select/selectLanguages';
import { useAllCommands } from '../../ui/command/CommandScope';
import { themeChoices } from '../../ui/controls/ThemeMenu';
import { type PaletteEntry } from './findEntries';
import { useContentEntries } from './useContentEntries';

export interface Destination {
  label: string;
  to: string;
}

/** Entries that set what the person prefers: the theme and the content language, the current ones left out. */
function usePreferenceEntries(): { themes: PaletteEntry[]; languages: PaletteEntry[] } {
  const dispatch = useConsoleDispatch();
  const { theme, contentLanguage } = useConsoleSelector(selectPreferences);
  const enabled = useConsoleSelector(selectEnabledLanguages);
  return useMemo(() => {
    const themes = themeChoices
      .filter(({ value }) => value !== theme)
      .map(({ value, label }): PaletteEntry => {
        const run = () => void dispatch(themeChosen(value));
        return { id: `theme-${value}`, label: `${label} theme`, group: 'Commands', run };
      });
    const languages = enabled
      .filter(({ code }) => code !== contentLanguage)
      .map(({ code, label, native_label }): PaletteEntry => {
        return {
          id: `content-${code}`,
          label: `Content: ${label}`,
          // As with records, there may be many.
          language: 'en',
          detail: native_label,
          group: 'Content language',
          run: () => void dispatch(contentLanguageChosen(code)),
        };
      });
    return { themes, languages };
  }, [dispatch, theme, contentLanguage, enabled]);
}

/** Groups of commands about the record of the page, by their name among the shortcuts. */
const recordGroups: Readonly<Record<string, string>> = {
  Tour: 'This tour',
  Section: 'This section',
};

/**
 * Entries of the palette: commands of the record of the page, the tours opened last, screens, other commands,
 * preferences, tours and the sections loaded so far.
 */
export function usePaletteEntries(screens: readonly Destination[]): PaletteEntry[] {
  const navigate = useNavigate();
  const commands = useAllCommands();
  const { themes, languages } = usePreferenceEntries();
  const { code } = useConsoleSelector(selectCurrentLanguage);
  const screenEntries = useMemo(
    () =>
      screens.map(({ label, to }): PaletteEntry => {
        return { id: to, label, group: 'Go to', run: () => void navigate(to) };
      }),
    [screens, navigate],
  );
  const commandEntries = useMemo(
    () =>
      commands
        .filter((command) => command.id !== 'palette' && command.canRun())
        // A page with many commands does not push the undo out of the list.
        .toSorted((a, b) => Number(b.id === 'undo') - Number(a.id === 'undo'))
        .map((command): PaletteEntry => {
          const { id, label, keys } = command;
          return {
            id,
            label,
            group: recordGroups[command.group] ?? 'Commands',
            keys: keys[0],
            run: () => command.run({ isRepeated: false }),
          };
        }),
    [commands],
  );
  const contentEntries = useContentEntries(code);
  return useMemo(
    () => [
      ...commandEntries.filter(({ group }) => group !== 'Commands'),
      ...contentEntries.recent,
      ...screenEntries,
      ...commandEntries.filter(({ group }) => group === 'Commands'),
      ...themes,
      ...contentEntries.records,
      ...languages,
    ],
    [screenEntries, commandEntries, themes, contentEntries, languages],
  );
}
