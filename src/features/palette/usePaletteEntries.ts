import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readRecentCommands, rememberCommand } from '../../state/hooks/recentCommands';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import {
  contentLanguageChosen,
  selectPreferences,
  themeChosen,
} from '../../state/model/preferencesSlice';
import { selectCurrentLanguage, selectEnabledLanguages } from '../../state/select/selectLanguages';
import { selectPerson } from '../../state/session/sessionSlice';
import { useAllCommands } from '../../ui/command/CommandScope';
import { worksOnPage } from '../../ui/command/keySequence';
import { themeChoices } from '../../ui/controls/ThemeMenu';
import { commandIcon } from './commands/commandIcons';
import { commandRank } from './commands/commandOrder';
import { commandWords } from './commands/commandWords';
import { languageSpellings } from '../../domain/languages/languageSpellings';
import { icons, screenParts } from './commands/paletteIcons';
import { type PaletteEntry } from './find/findEntries';
import { useContentEntries } from './useContentEntries';
import { tourIdOfLocation } from './find/tourIdOfLocation';
import { useLinkEntries } from './useLinkEntries';
import { useTypedEntries } from './useTypedEntries';

/** Entries that set preferences: theme and content language, without the current ones. */
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
          words: 'appearance mode settings',
          run,
        };
      });
    const languages = enabled
      .filter(({ code }) => code !== contentLanguage)
      .map((language): PaletteEntry => {
        const { code, label, native_label } = language;
        return {
          id: `content-${code}`,
          label: `Content: ${label}`,
          languageCode: code,
          words: `switch to change language ${languageSpellings(language)}`,
          // Capped like records, as there may be many.
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

/** Group of actions on the selected rows. */
const SELECTION_GROUP = 'Selected rows';
/** Palette groups of commands, by their group in the shortcut list. */
const groups: Readonly<Record<string, string>> = {
  Selection: SELECTION_GROUP,
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
/** Group of page commands that are in no other group. */
const PAGE_GROUP = 'This page';
/** Group of commands available on every page. */
const GLOBAL_GROUP = 'Commands';
/** Group of the most recently run commands, and its maximum size. */
const RECENT_GROUP = 'Recently used';
const MAX_RECENT = 3;
/** Group of entries that lead to the current page. */
const HERE_GROUP = 'You are here';

/** Other groups of a page in palette order: from the part in use to the record that the page belongs to. */
const pageGroups = [
  'This list',
  PAGE_GROUP,
  'Chapters',
  'Playback',
  'View',
  'Recordings',
  'This tour',
  'This section',
];
/**
 * Groups that keep the order of the shortcut list. Others show a record's most frequent commands first, then all by
 * name, which does not depend on how the page was reached.
 */
const groupsAsListed: readonly string[] = [
  SELECTION_GROUP,
  'Chapters',
  'Playback',
  'View',
  'Go to',
  GLOBAL_GROUP,
];

/** Entry of a command, or of a menu of commands. */
interface CommandEntry extends PaletteEntry {
  menu?: string | undefined;
  /** Rank among the commands of its group. */
  rank: number;
}

const isDestructive = (entry: PaletteEntry) => entry.isDestructive === true;

const entriesOf = (entries: readonly CommandEntry[], group: string): PaletteEntry[] => {
  const isListed = groupsAsListed.includes(group);
  return entries
    .filter((entry) => entry.group === group)
    .toSorted(
      (a, b) =>
        Number(isDestructive(a)) - Number(isDestructive(b)) ||
        (isListed ? 0 : a.rank - b.rank || a.label.localeCompare(b.label)),
    );
};

/** Recently run commands that are available here, except deleting ones: Enter activates the first of them. */
const recentEntriesOf = (
  entries: readonly PaletteEntry[],
  recentIds: readonly string[],
): PaletteEntry[] =>
  recentIds
    .flatMap((id) => entries.find((entry) => entry.id === id && !isDestructive(entry)) ?? [])
    .slice(0, MAX_RECENT)
    .map((entry) => ({
      ...entry,
      id: `recent:${entry.id}`,
      group: RECENT_GROUP,
      isSuggestion: true,
    }));

/** True for the current page's path; a record's details are the same page as the record. */
const leadsTo = (to: string | undefined, pathname: string) =>
  to !== undefined && to.replace(/\/details$/, '') === pathname.replace(/\/details$/, '');

/** Entries of commands, with one entry per menu in the place of the menu's first command. */
const withMenus = (entries: readonly CommandEntry[]): CommandEntry[] =>
  entries.flatMap((entry, at): CommandEntry[] => {
    const { menu, group, rank } = entry;
    if (menu === undefined) return [entry];
    const nested = { ...entry, isNested: true };
    if (entries.findIndex((each) => each.menu === menu) < at) return [nested];
    const types = `${menu.replace('…', '')} `;
    const icon = commandIcon({ label: menu });
    const own = { id: `menu:${menu}`, label: menu, group, rank, icon };
    return [{ ...own, types, isSuggestion: true, run: () => undefined }, nested];
  });

/** Entries of commands, in palette order. */
function useCommandEntries(pathname: string) {
  const commands = useAllCommands();
  const personId = useConsoleSelector(selectPerson)?.id ?? '';
  const [recentIds] = useState(() => readRecentCommands(personId));
  return useMemo(() => {
    const entries = commands
      .filter((command) => command.id !== 'palette' && command.canRun())
      // Keeps undo in the visible part on pages with many commands.
      .toSorted((a, b) => Number(b.id === 'undo') - Number(a.id === 'undo'))
      .map((command): CommandEntry => {
        const { label, aside, menu, keys, to, isGlobal, isDestructive } = command;
        // A page command and a global one may have the same id.
        const id = `${command.group}/${command.id}`;
        const group = groups[command.group] ?? (isGlobal === true ? GLOBAL_GROUP : PAGE_GROUP);
        const isHere = leadsTo(to, pathname);
        return {
          id,
          label,
          aside,
          menu,
          rank: commandRank(command.id),
          icon: commandIcon(command),
          words: commandWords[command.id],
          group: isHere ? HERE_GROUP : group,
          isLast: isHere,
          isDestructive,
          mustBeChosen: command.id === 'undo',
          keys: keys.find((shortcut) => worksOnPage(commands, command, shortcut)),
          to,
          run: () => {
            if (to === undefined) rememberCommand(personId, id);
            command.run({ isRepeated: false });
          },
          ...screenParts[command.id],
        };
      });
    const listed = withMenus(entries);
    return {
      selection: entriesOf(listed, SELECTION_GROUP),
      recent: recentEntriesOf(entries, recentIds),
      page: pageGroups.flatMap((group) => entriesOf(listed, group)),
      screens: entriesOf(listed, 'Go to'),
      global: entriesOf(listed, GLOBAL_GROUP),
      here: entriesOf(listed, HERE_GROUP),
      canUndo: entries.some(({ label }) => /^Undo\b/.test(label)),
    };
  }, [commands, pathname, personId, recentIds]);
}

/**
 * Entries of the palette: commands on the selected rows, recently run commands, commands of the page, translation
 * languages of its tour, recently opened tours, screens, global commands, preferences, tours and the sections loaded so
 * far, links into screens, and entries that lead to the current page.
 */
export function usePaletteEntries(): PaletteEntry[] {
  const { pathname, search } = useLocation();
  const commands = useCommandEntries(pathname);
  const { themes, languages } = usePreferenceEntries();
  const { code } = useConsoleSelector(selectCurrentLanguage);
  const { recent, records } = useContentEntries(code);
  const tourId = tourIdOfLocation(pathname, search);
  const links = useLinkEntries({ pathname, search, tourId });
  const typed = useTypedEntries(commands.canUndo);
  return useMemo(
    () => [
      ...commands.selection,
      ...commands.recent,
      ...commands.page,
      ...links.ofTour,
      ...recent.filter(({ to }) => !leadsTo(to, pathname)),
      ...commands.screens,
      ...commands.global,
      ...typed,
      ...themes,
      ...records,
      ...languages,
      ...links.others,
      ...commands.here,
    ],
    [commands, pathname, typed, themes, recent, records, languages, links],
  );
}
