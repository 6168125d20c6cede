import { memo, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { flushSync } from 'react-dom';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { isTypingIn } from './command';
import { useHasCharacterKeys } from './CommandScope';
import { KeyHint } from './KeyHint';

export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Accessible name, and the default placeholder. */
  label: string;
  placeholder?: string;
  /** True when '/' anywhere on the page focuses the field. */
  hasSlashKey?: boolean;
  /** Maximum width in pixels. */
  maxWidth?: number;
  autoFocus?: boolean;
}

/**
 * The text of the field, shown at once, and reported in a transition: its results take longer to render than a
 * key may wait, and the next key interrupts them.
 */
function useTypedText(value: string, onChange: (value: string) => void) {
  const [text, showText] = useOptimistic(value);
  return {
    text,
    type: (typed: string) =>
      startTransition(() => {
        showText(typed);
        onChange(typed);
      }),
    /** Renders the results of the text before anything else happens to them. */
    flush: () => {
      if (text !== value) flushSync(() => onChange(text));
    },
  };
}

/** Search input that reports each change. Escape clears it. */
export const SearchField = memo(function SearchField(props: SearchFieldProps) {
  const { value, onChange, label, placeholder = label, maxWidth = 320 } = props;
  const hasCharacterKeys = useHasCharacterKeys();
  const hasSlashKey = hasCharacterKeys && props.hasSlashKey !== false;
  const input = useRef<HTMLInputElement>(null);
  const { text, type, flush } = useTypedText(value, onChange);

  useEffect(() => {
    if (!hasSlashKey) return undefined;
    const listener = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTypingIn(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [hasSlashKey]);

  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    <OutlinedInput
      inputRef={input}
      value={text}
      placeholder={placeholder}
      autoFocus={props.autoFocus}
      onChange={(event) => type(event.target.value)}
      onBlur={flush}
      onKeyDown={(event) => {
        // Keys that enter the results.
        if (event.key === 'Enter' || event.key === 'ArrowDown') flush();
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        event.stopPropagation();
        onChange('');
      }}
      startAdornment={<Search aria-hidden sx={{ mr: 1, color: 'text.secondary' }} />}
      endAdornment={
        text !== '' ? (
          <IconButton aria-label="Clear search" onClick={clear} sx={{ p: '4px' }}>
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        ) : (
          hasSlashKey && <KeyHint keys="/" />
        )
      }
      inputProps={{ 'aria-label': label, type: 'search', dir: 'auto', enterKeyHint: 'search' }}
      sx={{
        flex: '1 1 160px',
        maxWidth,
        height: 32,
        px: '8px',
        fontSize: 13,
        '& input': { px: 0 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
});
