import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { Content } from '../../ui/content/Content';
import { KeyHint } from '../../ui/command/KeyHint';
import { type PaletteEntry } from './findEntries';
import { PaletteFoot } from './PaletteFoot';
import { PaletteFrame } from './PaletteFrame';
import { useEntriesBelow } from './useEntriesBelow';
import { usePaletteEntries } from './usePaletteEntries';
import { usePaletteMatches } from './usePaletteMatches';

interface PaletteOptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

function PaletteOption({ id, entry, isActive, onChoose, onPoint }: PaletteOptionProps) {
  return (
    <Box
      role="option"
      id={id}
      aria-selected={isActive}
      ref={(element: HTMLElement | null) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={onChoose}
      onMouseMove={onPoint}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 34,
        px: 1.25,
        borderRadius: 1,
        cursor: 'pointer',
        fontSize: 14,
        '&[aria-selected="true"]': { backgroundColor: 'var(--selected)' },
        '& .MuiSvgIcon-root': { flex: 'none', fontSize: 18, color: 'text.secondary' },
      }}
    >
      {entry.icon}
      <Box sx={{ flex: '0 1 auto', minWidth: 0 }}>
        <Content language={entry.language ?? 'en'} lines={1}>
          {entry.label}
        </Content>
      </Box>
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
          fontSize: 12,
        }}
      >
        {entry.found === undefined ? (
          entry.detail
        ) : (
          <Content language={entry.found.language}>{entry.found.title}</Content>
        )}
      </Box>
      {entry.keys !== undefined && <KeyHint keys={entry.keys} />}
    </Box>
  );
}

interface PaletteLinesProps {
  /** Start of the options' ids. */
  id: string;
  matches: readonly PaletteEntry[];
  activeIndex: number;
  onChoose: (entry: PaletteEntry) => void;
  onPoint: (index: number) => void;
}

/** Options of the palette, each group below its name. */
function PaletteLines({ id, matches, activeIndex, onChoose, onPoint }: PaletteLinesProps) {
  return matches.map((entry, index) => (
    <Box key={entry.id}>
      {entry.group !== matches[index - 1]?.group && (
        <Box
          role="presentation"
          sx={{ px: 1.25, pt: 1, pb: '4px', fontSize: 12, color: 'text.secondary' }}
        >
          {entry.group}
        </Box>
      )}
      <PaletteOption
        id={`${id}-${index}`}
        entry={entry}
        isActive={index === activeIndex}
        onChoose={() => onChoose(entry)}
        onPoint={() => onPoint(index)}
      />
    </Box>
  ));
}

const SECTIONS_NOTE = 'Sections are found once their tour has been opened.';

interface PaletteResultsProps extends PaletteLinesProps {
  /** True where what was typed may be the name of a section that only the worker could find. */
  lacksSections: boolean;
}

/** Options of the palette, and its foot below them. */
function PaletteResults({ lacksSections, ...props }: PaletteResultsProps) {
  const { list, below, countBelow } = useEntriesBelow(props.matches);
  return (
    <>
      <Box
        role="listbox"
        id={`${props.id}-list`}
        aria-label="Found"
        ref={list}
        onScroll={countBelow}
        sx={{ m: 0, p: '6px', maxHeight: 'min(420px, 60vh)', overflow: 'auto' }}
      >
        <PaletteLines {...props} />
      </Box>
      {lacksSections && (
        <Box sx={{ px: 2, pb: 1, color: 'text.secondary', fontSize: 12 }}>{SECTIONS_NOTE}</Box>
      )}
      {props.matches.length > 0 && (
        <PaletteFoot
          isEmpty={false}
          hasTab={props.matches[props.activeIndex]?.to !== undefined}
          below={below}
        />
      )}
    </>
  );
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

function PaletteList({ entries, initialQuery, onClose }: PaletteListProps) {
  const id = useId();
  const [query, setQuery] = useState(initialQuery);
  const deferredQuery = useDeferredValue(query);
  const [expanded, setExpanded] = useState<string | null>(null);
  const found = usePaletteMatches(entries, deferredQuery, expanded);
  const { matches, isAsking, lacksSections, firstMatchOf } = found;
  const { activeIndex, activate, activateFirst } = useActiveEntry(matches);

  const choose = (entry: PaletteEntry | undefined, isForTab = false) => {
    if (entry === undefined) return;
    if (entry.expands !== undefined) {
      setExpanded(entry.expands);
      return;
    }
    onClose();
    if (isForTab && entry.to !== undefined) window.open(entry.to, '_blank', 'noopener');
    else entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && matches.length > 0) {
      event.preventDefault();
      activate((activeIndex + step + matches.length) % matches.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
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
        onChange={(event) => {
          setQuery(event.target.value);
          activateFirst();
          setExpanded(null);
        }}
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
        lacksSections={lacksSections && matches.length > 0}
        id={id}
        matches={matches}
        activeIndex={activeIndex}
        onChoose={choose}
        onPoint={activate}
      />
      {matches.length === 0 && (
        <>
          <Box role="status" sx={{ px: 2.75, pb: 2.75, color: 'text.secondary', fontSize: 13 }}>
            {isAsking ? 'Searching…' : `Nothing found.${lacksSections ? ` ${SECTIONS_NOTE}` : ''}`}
          </Box>
          <PaletteFoot isEmpty hasTab={false} below={0} />
        </>
      )}
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
