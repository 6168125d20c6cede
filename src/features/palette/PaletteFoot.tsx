import Box from '@mui/material/Box';
import { KeyHint } from '../../ui/command/KeyHint';

/** Foot of the palette: the keys of its list, and how many entries are below its edge. */
export function PaletteFoot({ below }: { below: number }) {
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
      <KeyHint keys="↑" />
      <KeyHint keys="↓" />
      <span>to choose</span>
      <KeyHint keys="Enter" />
      <span>to open</span>
      {below > 0 && (
        <Box component="span" sx={{ ml: 'auto' }}>
          {below.toLocaleString('en-US')} more below
        </Box>
      )}
    </Box>
  );
}
