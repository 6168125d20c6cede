import Box from '@mui/material/Box';

interface NoteLineProps {
  notes: readonly string[];
  /** True where the room of one line is kept without a note, so that the first one moves nothing. */
  isReserved?: boolean;
}

/** Notes on the text of the field above. */
export function NoteLine({ notes, isReserved = false }: NoteLineProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        minHeight: isReserved ? '1lh' : undefined,
        color: 'var(--warning-text)',
        overflowWrap: 'anywhere',
      }}
    >
      {notes.join(' · ')}
    </Box>
  );
}
