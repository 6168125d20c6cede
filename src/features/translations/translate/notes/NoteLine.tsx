import Box from '@mui/material/Box';

/** Notes on a text in one line, so that those that come and go move nothing; the tooltip has what is cut off. */
export function NoteLine({ notes }: { notes: readonly string[] }) {
  const line = notes.join(' · ');
  return (
    <Box
      component="span"
      title={line}
      sx={{
        display: 'block',
        overflow: 'hidden',
        color: 'var(--warning-text)',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {line}
    </Box>
  );
}
