import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import useEventCallback from '@mui/utils/useEventCallback';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { findPageTitle } from '../command/findPageTitle';
import { isTypingIn } from '../command/command';
import { useHasCharacterKeys } from '../command/CommandScope';
import { KeyHint } from '../command/KeyHint';

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

/** Render time of results in milliseconds from which a delay is noticeable and a fast typist's next key is blocked. */
const SLOW_DRAW_MS = 100;
/** Debounce of slow results in milliseconds; longer than the pause between two keys. */
const DEBOUNCE_MS = 250;

/**
 * Times in milliseconds between reporting a text and the effects of its results, of the last two texts; initially that
 * of the page's first render alone. One slow render says little: the first results of a visit take three times as long
 * as later ones, because their code is not optimised yet.
 */
function useDrawTimes(value: string) {
  const [renderedAt] = useState(() => performance.now());
  const reportedAt = useRef<number | null>(renderedAt);
  const drawMs = useRef<[number, number]>([Infinity, Infinity]);
  useEffect(() => {
    if (reportedAt.current !== null)
      drawMs.current = [drawMs.current[1], performance.now() - reportedAt.current];
    reportedAt.current = null;
  }, [value]);
  return { drawMs, reportedAt };
}

/**
 * Text of the field: shown at once, reported in a transition, because results take longer to render than a key press
 * may wait; the next key interrupts the render. The layout of the results cannot be interrupted, so slow results are
 * debounced.
 */
function useTypedText(value: string, onChange: (value: string) => void) {
  // Null while the field shows `value`.
  const [typed, setTyped] = useState<string | null>(null);
  const { drawMs, reportedAt } = useDrawTimes(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Calls the `onChange` of the last render, because filters may have changed since the text was typed.
  const report = useEventCallback((text: string) => {
    clearTimeout(timer.current);
    onChange(text);
    setTyped(null);
  });
  const reportInTransition = (text: string) => {
    reportedAt.current = performance.now();
    startTransition(() => report(text));
  };
  return {
    text: typed ?? value,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      // An emptied field is not debounced: a pause follows, long enough to render all results.
      if (text === '' || Math.min(...drawMs.current) <= SLOW_DRAW_MS) reportInTransition(text);
      else timer.current = setTimeout(() => reportInTransition(text), DEBOUNCE_MS);
    },
    report,
    /** Reports the pending text and renders its results synchronously. */
    flush: () => {
      if (typed !== null) flushSync(() => report(typed));
    },
  };
}

/**
 * Moves the focus to the page title, where single-letter commands work; false in a dialog, where Escape closes the
 * dialog.
 */
function leaveToTitle(field: Element): boolean {
  const title = findPageTitle();
  if (title === null || field.closest('[role="dialog"]') !== null) return false;
  title.focus({ preventScroll: true });
  return true;
}

/** Search input that reports each change. Escape clears the field, or leaves an empty one. */
export const SearchField = memo(function SearchField(props: SearchFieldProps) {
  const { value, onChange, label, placeholder = label, maxWidth = 320 } = props;
  const hasCharacterKeys = useHasCharacterKeys();
  const hasSlashKey = hasCharacterKeys && props.hasSlashKey !== false;
  const input = useRef<HTMLInputElement>(null);
  const { text, type, report, flush } = useTypedText(value, onChange);

  // A layout effect, so that '/' works as soon as the field is visible.
  useLayoutEffect(() => {
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
    report('');
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
        // Keys that move the focus into the results.
        if (event.key === 'Enter' || event.key === 'ArrowDown') flush();
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        if (text === '' && !leaveToTitle(event.currentTarget)) return;
        event.preventDefault();
        event.stopPropagation();
        if (text !== '') report('');
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
        // Free space goes to the field before a spacer beside it.
        flex: '10 1 160px',
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
