import Box from '@mui/material/Box';
import { KeyHint } from '../../ui/command/KeyHint';

interface PaletteFootProps {
  /** True when the list has no selectable entries. */
  isEmpty: boolean;
  /** True when the active entry leads to a page, which can be opened in a new tab. */
  isLink: boolean;
  /** True when Escape goes back a step. */
  canGoBack: boolean;
  /** Number of entries below the list's visible part. */
  below: number;
}

/** Foot of the palette: its keys, and the number of entries below the list's visible part. */
export function PaletteFoot({ isEmpty, isLink, canGoBack, below }: PaletteFootProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: '7px',
        borderTop: '1px solid var(--line)',
        color: 'text.secondary',
        fontSize: 12,
      }}
    >
      {!isEmpty && (
        <>
          <KeyHint keys="↑" />
          <KeyHint keys="↓" />
          <span>to choose</span>
          <KeyHint keys="Enter" />
          <span>{isLink ? 'to open' : 'to run'}</span>
          {isLink && (
            <>
              <KeyHint keys="Mod+Enter" />
              <span>in a new tab</span>
            </>
          )}
        </>
      )}
      <KeyHint keys="Esc" />
      <span>{canGoBack ? 'to go back' : 'to close'}</span>
      {below > 0 && (
        <Box component="span" sx={{ ml: 'auto' }}>
          {below.toLocaleString('en-US')} more below
        </Box>
      )}
    </Box>
  );
}
