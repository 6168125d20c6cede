import { memo, useEffect, useRef } from 'react';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { isTypingIn } from './command';
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

/** Search input that reports each change. Escape clears it. */
export const SearchField = memo(function SearchField(props: SearchFieldProps) {
  const { value, onChange, label, placeholder = label, hasSlashKey = true, maxWidth = 320 } = props;
  const input = useRef<HTMLInputElement>(null);

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
      value={value}
      placeholder={placeholder}
      autoFocus={props.autoFocus}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        event.stopPropagation();
        onChange('');
      }}
      startAdornment={<Search aria-hidden sx={{ mr: 1, color: 'text.secondary' }} />}
      endAdornment={
        value !== '' ? (
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
