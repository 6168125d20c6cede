import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import InputBase from '@mui/material/InputBase';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { contentLanguageChosen } from '../../state/model/preferencesSlice';
import { selectEnabledLanguages } from '../../state/select/selectLanguages';
import { type PaletteEntry } from './find/findEntries';
import { PaletteFrame } from './PaletteFrame';
import { PaletteResults } from './PaletteResults';
import { usePaletteEntries } from './usePaletteEntries';
import { usePaletteMatches } from './usePaletteMatches';

/** Makes the language in which a title was found the content language, so that what opens has that title. */
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

/** Entry that Enter takes: the same one where the list changes around it, else that at its index. */
function useActiveEntry(matches: readonly PaletteEntry[]) {
  const [active, setActive] = useState({ id: '', index: 0 });
  const index = matches.findIndex(({ id }) => id === active.id);
  return {
    activeIndex: index === -1 ? Math.min(active.index, matches.length - 1) : index,
    activate: (next: number) => setActive({ id: matches[next]?.id ?? '', index: next }),
    activateFirst: () => setActive({ id: '', index: 0 }),
  };
}

/** Number of entries that a page key moves by: about those in sight. */
const PAGE_SIZE = 10;

/** Index of the entry that a key chooses; null for another key. Home and End are the field's own once it has text. */
function indexAfterKey(key: string, index: number, count: number, isFieldEmpty: boolean) {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'PageDown') return Math.min(index + PAGE_SIZE, count - 1);
  if (key === 'PageUp') return Math.max(index - PAGE_SIZE, 0);
  if (key === 'Home' && isFieldEmpty) return 0;
  return key === 'End' && isFieldEmpty ? count - 1 : null;
}

function PaletteList({ entries, initialQuery, onClose }: PaletteListProps) {
  const id = useId();
  const [query, setQuery] = useState(initialQuery);
  const deferredQuery = useDeferredValue(query);
  const [expanded, setExpanded] = useState<string | null>(null);
  const found = usePaletteMatches(entries, deferredQuery, expanded);
  const { matches, isAsking, isNothingFound, firstMatchOf } = found;
  const { activeIndex, activate, activateFirst } = useActiveEntry(matches);
  const chooseLanguage = useLanguageOfEntry();

  const type = (text: string) => {
    setQuery(text);
    activateFirst();
    setExpanded(null);
  };
  const choose = (entry: PaletteEntry | undefined, isForTab = false) => {
    if (entry === undefined) return;
    if (entry.types !== undefined) {
      type(entry.types);
      return;
    }
    if (entry.expands !== undefined) {
      setExpanded(entry.expands);
      return;
    }
    onClose();
    chooseLanguage(entry);
    if (isForTab && entry.to !== undefined) window.open(entry.to, '_blank', 'noopener');
    else entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, activeIndex, matches.length, query === '');
    if (next !== null) {
      event.preventDefault();
      activate(next);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // A key that is held down takes nothing of the list that the first press led to.
      if (event.repeat) return;
      // The typed query counts, even while the list is still deferred.
      choose(
        deferredQuery === query ? matches[activeIndex] : firstMatchOf(query),
        event.ctrlKey || event.metaKey,
      );
    }
  };

  return (
    <>
      <InputBase
        autoFocus
        fullWidth
        value={query}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder="Go to a screen or tour, or run a command"
        inputProps={{
          role: 'combobox',
          'aria-label': 'Command palette',
          'aria-expanded': true,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': matches.length > 0 ? `${id}-${activeIndex}` : undefined,
          dir: 'auto',
        }}
        sx={{ px: 2, py: 1.25, fontSize: 15, borderBottom: '1px solid var(--line)' }}
      />
      <PaletteResults
        id={id}
        matches={matches}
        activeIndex={activeIndex}
        onChoose={choose}
        onPoint={activate}
        isAsking={isAsking}
        isNothingFound={isNothingFound}
        note={found}
      />
    </>
  );
}

interface CommandPaletteProps {
  /** Text that was typed before. */
  initialQuery: string;
  onClose: () => void;
}

/** Command palette: goes to any record or screen and runs any command of this page. */
export function CommandPalette(list: CommandPaletteProps) {
  return (
    <PaletteFrame label="Command palette" onClose={list.onClose}>
      <PaletteList entries={usePaletteEntries()} {...list} />
    </PaletteFrame>
  );
}
