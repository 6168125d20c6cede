import { useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../state/model/preferencesSlice';
import { selectEnabledLanguages } from '../../state/select/selectLanguages';
import { StatusChip } from '../../ui/feedback/StatusChip';
import { type PaletteEntry } from './find/findEntries';
import { PaletteFrame } from './PaletteFrame';
import { PaletteResults } from './PaletteResults';
import { usePaletteEntries } from './usePaletteEntries';
import { usePaletteMatches } from './usePaletteMatches';

/** Switches the content language to the one in which a title was found, so that the opened page shows that title. */
function useLanguageOfEntry(): (entry: PaletteEntry) => void {
  const dispatch = useConsoleDispatch();
  const enabled = useConsoleSelector(selectEnabledLanguages);
  return ({ opensIn }) => {
    const language = enabled.find(({ code }) => code === opensIn);
    if (language !== undefined) dispatch(contentLanguageChosen(language.code));
  };
}

interface PaletteListProps extends CommandPaletteProps {
  entries: readonly PaletteEntry[];
}

/** Entry that Enter activates: the same entry when the list changes around it, or else the one at its index. */
function useActiveEntry(matches: readonly PaletteEntry[], isFirstTaken: boolean) {
  const [active, setActive] = useState({ id: '', index: 0 });
  const index = matches.findIndex(({ id }) => id === active.id);
  const isNone = index === -1 && active.id === '' && !isFirstTaken;
  return {
    /** -1 when no entry is active until one is chosen. */
    activeIndex: isNone ? -1 : index === -1 ? Math.min(active.index, matches.length - 1) : index,
    activate: (next: number) => setActive({ id: matches[next]?.id ?? '', index: next }),
    activateFirst: () => setActive({ id: '', index: 0 }),
  };
}

/** Number of entries that a page key moves by, about as many as are visible. */
const PAGE_SIZE = 10;

/** Index of the entry that a key selects; null for other keys. Home and End belong to the field when it has text. */
function indexAfterKey(key: string, index: number, count: number, isFieldEmpty: boolean) {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'PageDown') return Math.min(index + PAGE_SIZE, count - 1);
  if (key === 'PageUp') return Math.max(index - PAGE_SIZE, 0);
  if (key === 'Home' && isFieldEmpty) return 0;
  return key === 'End' && isFieldEmpty ? count - 1 : null;
}

/** A chosen action whose tour is to be chosen next. */
interface AskedTour {
  /** Name of the action, as in 'Publish a tour…'. */
  name: string;
  /** Previous text of the field, which going back restores. */
  before: string;
}

/** Choosing a tour needs no note on sections. */
const noNote = { lacksSections: false, retrySections: null };

/** Matching entries; while a tour is being chosen, the tours that match the query. */
function useFound(
  entries: readonly PaletteEntry[],
  query: string,
  expanded: string | null,
  asked: string | null,
) {
  const found = usePaletteMatches(entries, asked === null ? query : '', expanded);
  const { matches, isAsking, isNothingFound, isAskingWhich, toursFor, firstMatchOf } = found;
  const tours = useMemo(
    () => (asked === null ? [] : toursFor(asked, query)),
    [asked, query, toursFor],
  );
  if (asked === null) {
    const isUnasked = query.trim() === '' && matches[0]?.mustBeChosen === true;
    const isFirstTaken = !isAskingWhich && !isUnasked;
    return { matches, isFirstTaken, firstMatchOf, isAsking, isNothingFound, note: found };
  }
  return {
    matches: tours,
    /** False when Enter must not activate an entry that was not explicitly chosen. */
    isFirstTaken: query.trim() !== '',
    firstMatchOf: (text: string) => (text.trim() === '' ? undefined : toursFor(asked, text)[0]),
    isAsking: false,
    isNothingFound: false,
    note: noNote,
  };
}

interface PaletteFieldProps {
  id: string;
  value: string;
  /** Name of the action whose tour is being chosen; null for none. */
  asked: string | null;
  activeIndex: number;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Field of the palette, preceded by the chosen action if any. */
function PaletteField({ id, value, asked, activeIndex, onType, onKeyDown }: PaletteFieldProps) {
  return (
    <InputBase
      autoFocus
      fullWidth
      value={value}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      placeholder={asked === null ? 'Go to a screen or tour, or run a command' : 'Which tour?'}
      startAdornment={
        asked !== null && (
          <Box sx={{ flex: 'none', mr: 1, fontSize: 13 }}>
            <StatusChip>{asked.replace('…', '')}</StatusChip>
          </Box>
        )
      }
      inputProps={{
        role: 'combobox',
        'aria-label': 'Command palette',
        'aria-description': asked === null ? undefined : `${asked} Which tour?`,
        'aria-expanded': true,
        'aria-controls': `${id}-list`,
        'aria-activedescendant': activeIndex >= 0 ? `${id}-${activeIndex}` : undefined,
        dir: 'auto',
      }}
      sx={{ px: 2, py: 1.25, fontSize: 15, borderBottom: '1px solid var(--line)' }}
    />
  );
}

function PaletteList({ entries, initialQuery, onClose }: PaletteListProps) {
  const id = useId();
  const [query, setQuery] = useState(initialQuery);
  const deferredQuery = useDeferredValue(query);
  const [expanded, setExpanded] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedTour | null>(null);
  const found = useFound(entries, deferredQuery, expanded, asked?.name ?? null);
  const { matches, isFirstTaken, firstMatchOf, ...state } = found;
  const { activeIndex, activate, activateFirst } = useActiveEntry(matches, isFirstTaken);
  const chooseLanguage = useLanguageOfEntry();

  const type = (text: string) => {
    setQuery(text);
    activateFirst();
    setExpanded(null);
  };
  const choose = (entry: PaletteEntry | undefined, isForTab = false) => {
    if (entry === undefined) return;
    if (entry.asks !== undefined) {
      setAsked({ name: entry.asks, before: query });
      type('');
      return;
    }
    if (entry.types !== undefined) return type(entry.types);
    if (entry.expands !== undefined) return setExpanded(entry.expands);
    onClose();
    chooseLanguage(entry);
    if (isForTab && entry.to !== undefined) window.open(entry.to, '_blank', 'noopener');
    else entry.run();
  };
  const goBack = (event: KeyboardEvent) => {
    if (asked === null || event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape' && (event.key !== 'Backspace' || query !== '')) return;
    event.preventDefault();
    // Escape would otherwise close the dialog.
    event.stopPropagation();
    setAsked(null);
    type(asked.before);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    goBack(event);
    const next = indexAfterKey(event.key, activeIndex, matches.length, query === '');
    if (next !== null) {
      event.preventDefault();
      activate(next);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // A held key must not activate an entry of the list that its first press opened.
      if (event.repeat) return;
      // The typed query counts even while the list still shows a deferred one.
      choose(
        deferredQuery === query ? matches[activeIndex] : firstMatchOf(query),
        event.ctrlKey || event.metaKey,
      );
    }
  };

  return (
    <>
      <PaletteField
        id={id}
        value={query}
        asked={asked?.name ?? null}
        activeIndex={activeIndex}
        onType={type}
        onKeyDown={onKeyDown}
      />
      <PaletteResults
        id={id}
        matches={matches}
        activeIndex={activeIndex}
        canGoBack={asked !== null}
        onChoose={choose}
        onPoint={activate}
        {...state}
      />
    </>
  );
}

interface CommandPaletteProps {
  /** Text typed before the palette was loaded. */
  initialQuery: string;
  onClose: () => void;
}

/** Command palette: opens any record or screen and runs any command of the page. */
export function CommandPalette(list: CommandPaletteProps) {
  return (
    <PaletteFrame label="Command palette" onClose={list.onClose}>
      <PaletteList entries={usePaletteEntries()} {...list} />
    </PaletteFrame>
  );
}
