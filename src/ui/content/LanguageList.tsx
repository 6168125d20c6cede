import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { foldForSearch, matchesSearch } from '../../domain/text/searchText';
import { Content } from './Content';

export interface LanguageMenuOption {
  /** Language code. */
  value: string;
  label: string;
  /** Native name of the language. */
  native?: string;
  /** Flag emoji. */
  flag?: string;
}

export interface LanguageListProps {
  id: string;
  label: string;
  options: readonly LanguageMenuOption[];
  value: string;
  /** Width in pixels; fits plain language names by default. */
  width?: number;
  onChoose: (value: string) => void;
}

const MIN_SEARCHABLE_OPTIONS = 9;

function nextIndex(key: string, index: number, length: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % length;
  if (key === 'ArrowUp') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}

interface LanguageSearchProps {
  listId: string;
  activeId: string | undefined;
  query: string;
  onSearch: (query: string) => void;
}

function LanguageSearch({ listId, activeId, query, onSearch }: LanguageSearchProps) {
  return (
    <InputBase
      autoFocus
      fullWidth
      placeholder="Search languages"
      value={query}
      onChange={(event) => onSearch(event.target.value)}
      inputProps={{
        role: 'combobox',
        'aria-label': 'Search languages',
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-activedescendant': activeId,
        'aria-autocomplete': 'list',
        dir: 'auto',
      }}
      sx={{ px: 1.5, py: 0.5, fontSize: 13, borderBottom: '1px solid var(--line)' }}
    />
  );
}

interface LanguageOptionProps {
  id: string;
  option: LanguageMenuOption;
  isSelected: boolean;
  /** True for the active option, which Enter selects. */
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

function LanguageOption(props: LanguageOptionProps) {
  const { id, option, isSelected, isActive, onChoose, onPoint } = props;
  return (
    <Box
      component="li"
      role="option"
      id={id}
      aria-selected={isSelected}
      data-active={isActive}
      onClick={onChoose}
      onMouseMove={onPoint}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
        px: 1,
        borderRadius: '4px',
        fontSize: 13,
        cursor: 'pointer',
        backgroundColor: isActive ? 'var(--selected)' : 'transparent',
      }}
    >
      <Box component="span" aria-hidden sx={{ flex: 'none', width: 20, textAlign: 'center' }}>
        {option.flag}
      </Box>
      <Box component="span" sx={{ flex: 'none' }}>
        {option.label}
      </Box>
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          color: 'text.secondary',
          // Overrides the content's own alignment.
          '&& .Content-line': { textAlign: 'right' },
        }}
      >
        {option.native !== option.label && (
          <Content language={option.value} lines={1}>
            {option.native}
          </Content>
        )}
      </Box>
      <Check aria-hidden sx={{ fontSize: 16, visibility: isSelected ? 'visible' : 'hidden' }} />
    </Box>
  );
}

/** Options that match the search, and the active option of the keyboard. */
function useLanguageOptions({ id, options, value, onChoose }: LanguageListProps) {
  const [query, setQuery] = useState('');
  const hasSearch = options.length >= MIN_SEARCHABLE_OPTIONS;
  const matches = options.filter((option) =>
    matchesSearch([option.label, option.native ?? '', option.value].map(foldForSearch), query),
  );
  const [active, setActive] = useState(
    Math.max(
      0,
      options.findIndex((o) => o.value === value),
    ),
  );
  const index = Math.min(active, matches.length - 1);
  const optionId = (option: LanguageMenuOption) => `${id}-${option.value}`;
  const current = matches[index];
  const activeId = current === undefined ? undefined : optionId(current);

  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isTextKey = hasSearch && (event.key === 'Home' || event.key === 'End');
    const next = isTextKey ? null : nextIndex(event.key, index, matches.length);
    if (next !== null && matches.length > 0) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter' || (event.key === ' ' && !hasSearch)) {
      event.preventDefault();
      if (current !== undefined) onChoose(current.value);
    }
  };
  const search = (typed: string) => {
    setQuery(typed);
    setActive(0);
  };
  return { query, search, hasSearch, matches, index, activeId, optionId, setActive, handleKey };
}

/** Listbox of a LanguageMenu, with aria-activedescendant: arrows move, Enter selects. */
export function LanguageList(props: LanguageListProps) {
  const { id, label, value, width = 260, onChoose } = props;
  const { query, search, hasSearch, matches, index, activeId, optionId, setActive, handleKey } =
    useLanguageOptions(props);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!hasSearch) list.current?.focus();
  }, [hasSearch]);

  return (
    <Box sx={{ width }} onKeyDown={handleKey}>
      {hasSearch && (
        <LanguageSearch listId={id} activeId={activeId} query={query} onSearch={search} />
      )}
      <Box
        ref={list}
        component="ul"
        role="listbox"
        id={id}
        aria-label={label}
        tabIndex={hasSearch ? -1 : 0}
        aria-activedescendant={hasSearch ? undefined : activeId}
        sx={{
          m: 0,
          p: 0.5,
          // Cuts a row in half, to show that the list scrolls.
          maxHeight: 340,
          overflowY: 'auto',
          listStyle: 'none',
          '&:focus-visible': { outline: 'none' },
        }}
      >
        {matches.map((option, optionIndex) => (
          <LanguageOption
            key={option.value}
            id={optionId(option)}
            option={option}
            isSelected={option.value === value}
            isActive={optionIndex === index}
            onChoose={() => onChoose(option.value)}
            onPoint={() => setActive(optionIndex)}
          />
        ))}
        {matches.length === 0 && (
          <Box
            component="li"
            role="presentation"
            sx={{ px: 1, py: 1, fontSize: 13, color: 'text.secondary' }}
          >
            No language matches
          </Box>
        )}
      </Box>
    </Box>
  );
}
