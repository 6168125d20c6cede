import Box from '@mui/material/Box';

const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '');

/** Key label as printed on this platform's keyboards. */
export function keyName(key: string): string {
  if (key === 'Mod') return isApple ? '⌘' : 'Ctrl';
  if (key === 'Alt') return isApple ? '⌥' : 'Alt';
  if (key === 'Shift' && isApple) return '⇧';
  return key;
}

/** Keyboard shortcut: 'Mod+S' is Ctrl+S, or ⌘S on Apple platforms; 'G D' is G, then D. */
export function KeyHint({ keys }: { keys: string }) {
  const [first, next] = keys.split(' ');
  if (first !== undefined && next !== undefined) {
    return (
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          gap: '6px',
          flex: 'none',
          color: 'text.secondary',
          fontSize: 11,
          lineHeight: '18px',
        }}
      >
        <KeyHint keys={first} /> then <KeyHint keys={next} />
      </Box>
    );
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: '3px', flex: 'none' }}>
      {keys.split('+').map((key) => (
        <Box
          key={key}
          component="kbd"
          sx={{
            minWidth: 18,
            px: '4px',
            border: '1px solid var(--line)',
            borderRadius: '4px',
            backgroundColor: 'var(--sunken)',
            color: 'text.secondary',
            fontFamily: 'inherit',
            fontSize: 11,
            lineHeight: '16px',
            textAlign: 'center',
          }}
        >
          {keyName(key)}
        </Box>
      ))}
    </Box>
  );
}
