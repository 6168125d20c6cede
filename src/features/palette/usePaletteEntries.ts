import { useMemo } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import {
  contentLanguageChosen,
  selectPreferences,
  themeChosen,
} from '../../state/model/preferencesSlice';
import { selectCurrentLanguage, selectEnabledLanguages } from '../../state/select/selectLanguages';
import { useAllCommands } from '../../ui/command/CommandScope';
import { worksOnPage } from '../../ui/command/keySequence';
import { themeChoices } from '../../ui/controls/ThemeMenu';
import { type PaletteEntry } from './findEntries';
import { icons, screenParts } from './paletteIcons';
import { useContentEntries } from './useContentEntries';

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
        return {
          id: `theme-${value}`,
          label: `${label} theme`,
          group: 'Commands',
          icon: icons.theme,
          run,
        };
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
          icon: icons.language,
          run: () => void dispatch(contentLanguageChosen(code)),
        };
      });
    return { themes, languages };
  }, [dispatch, theme, contentLanguage, enabled]);
}

const LIST_GROUP = 'This list';

/** Groups of commands in the palette, by their name among the shortcuts. */
const groups: Readonly<Record<string, string>> = {
  Selection: 'Selected rows',
  'Tours list': LIST_GROUP,
  Tour: 'This tour',
  Section: 'This section',
  'Go to': 'Go to',
};

/** Entries of commands: those of the selected rows or of the record of the page, screens, those of the list, others. */
function useCommandEntries() {
  const commands = useAllCommands();
  return useMemo(() => {
    const entries = commands
      .filter((command) => command.id !== 'palette' && command.canRun())
      // A page with many commands does not push the undo out of the list.
      .toSorted((a, b) => Number(b.id === 'undo') - Number(a.id === 'undo'))
      .map((command): PaletteEntry => {
        const { id, label, keys } = command;
        return {
          // A command of the page and one of every page may have the same id.
          id: `${command.group}/${id}`,
          label,
          icon: icons.command,
          group: groups[command.group] ?? 'Commands',
          keys: keys.find((shortcut) => worksOnPage(commands, command, shortcut)),
          run: () => command.run({ isRepeated: false }),
          ...screenParts[id],
        };
      });
    const isScreen = ({ group }: PaletteEntry) => group === 'Go to';
    const isOfList = ({ group }: PaletteEntry) => group === LIST_GROUP;
    const isOther = ({ group }: PaletteEntry) => group === 'Commands';
    return {
      // By name: their order does not depend on the way to the page, and what only leads to a part comes first.
      record: entries
        .filter((entry) => !isScreen(entry) && !isOfList(entry) && !isOther(entry))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
      screens: entries.filter(isScreen),
      others: [...entries.filter(isOfList), ...entries.filter(isOther)],
    };
  }, [commands]);
}

/**
 * Entries of the palette: commands of the selection or of the record of the page, the tours opened last, screens, other
 * commands, preferences, tours and the sections loaded so far.
 */
export function usePaletteEntries(): PaletteEntry[] {
  const commands = useCommandEntries();
  const { themes, languages } = usePreferenceEntries();
  const { code } = useConsoleSelector(selectCurrentLanguage);
  const { recent, records } = useContentEntries(code);
  return useMemo(
    () => [
      ...commands.record,
      ...recent,
      ...commands.screens,
      ...commands.others,
      ...themes,
      ...records,
      ...languages,
    ],
    [commands, themes, recent, records, languages],
  );
}
