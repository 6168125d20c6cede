import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
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

/** Groups of commands in the palette, by their name among the shortcuts. */
const groups: Readonly<Record<string, string>> = {
  Selection: 'Selected rows',
  'Tours list': 'This list',
  Sections: 'This list',
  List: 'This list',
  Chapters: 'Chapters',
  Playback: 'Playback',
  View: 'View',
  Recordings: 'Recordings',
  Tour: 'This tour',
  Section: 'This section',
  'Go to': 'Go to',
};
/** Group of the commands of a page that are in none of these. */
const PAGE_GROUP = 'This page';
/** Group of the commands of every page. */
const GLOBAL_GROUP = 'Commands';
/** Group of what leads to the present page. */
const HERE_GROUP = 'You are here';

/** Groups of a page in the order of the palette: from its part in use to the record that it is of. */
const pageGroups = [
  'Selected rows',
  'This list',
  PAGE_GROUP,
  'Chapters',
  'Playback',
  'View',
  'Recordings',
  'This tour',
  'This section',
];
/** Groups in the order of their keys' list; others are by name, which does not depend on the way to the page. */
const groupsAsListed: readonly string[] = ['Chapters', 'Playback', 'View', 'Go to', GLOBAL_GROUP];

const isDestructive = (entry: PaletteEntry) => entry.isDestructive === true;

const entriesOf = (entries: readonly PaletteEntry[], group: string): PaletteEntry[] => {
  const found = entries.filter((entry) => entry.group === group);
  return groupsAsListed.includes(group)
    ? found
    : found.toSorted(
        (a, b) =>
          Number(isDestructive(a)) - Number(isDestructive(b)) || a.label.localeCompare(b.label),
      );
};

/** Entries of commands: those of the page, screens, those of every page, and what leads to the present page. */
function useCommandEntries(pathname: string) {
  const commands = useAllCommands();
  return useMemo(() => {
    const entries = commands
      .filter((command) => command.id !== 'palette' && command.canRun())
      // A page with many commands does not push the undo out of the list.
      .toSorted((a, b) => Number(b.id === 'undo') - Number(a.id === 'undo'))
      .map((command): PaletteEntry => {
        const { id, label, keys, to, isGlobal, isDestructive } = command;
        const group = groups[command.group] ?? (isGlobal === true ? GLOBAL_GROUP : PAGE_GROUP);
        return {
          // A command of the page and one of every page may have the same id.
          id: `${command.group}/${id}`,
          label,
          icon: icons.command,
          group: to === pathname ? HERE_GROUP : group,
          isLast: to === pathname,
          isDestructive,
          keys: keys.find((shortcut) => worksOnPage(commands, command, shortcut)),
          to,
          run: () => command.run({ isRepeated: false }),
          ...screenParts[id],
        };
      });
    return {
      page: pageGroups.flatMap((group) => entriesOf(entries, group)),
      screens: entriesOf(entries, 'Go to'),
      global: entriesOf(entries, GLOBAL_GROUP),
      here: entriesOf(entries, HERE_GROUP),
    };
  }, [commands, pathname]);
}

/** True for what leads to the page of a record that is open at its details. */
const leadsTo = ({ to }: PaletteEntry, pathname: string) =>
  to === pathname || `${to}/details` === pathname;

/**
 * Entries of the palette: commands of the page, the tours opened last, screens, commands of every page, preferences,
 * tours and the sections loaded so far, and what leads to the present page.
 */
export function usePaletteEntries(): PaletteEntry[] {
  const { pathname } = useLocation();
  const commands = useCommandEntries(pathname);
  const { themes, languages } = usePreferenceEntries();
  const { code } = useConsoleSelector(selectCurrentLanguage);
  const { recent, records } = useContentEntries(code);
  return useMemo(
    () => [
      ...commands.page,
      ...recent.filter((entry) => !leadsTo(entry, pathname)),
      ...commands.screens,
      ...commands.global,
      ...themes,
      ...records,
      ...languages,
      ...commands.here,
    ],
    [commands, pathname, themes, recent, records, languages],
  );
}
