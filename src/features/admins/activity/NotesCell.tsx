import { useRef, useState } from 'react';
import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';

const Text = styled.button`
  min-width: 0;
  padding: 2px 0;
  overflow: hidden;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;

/** Notes of an entry on one line; a press shows them in full. */
export function NotesCell({ notes }: { notes: string | null }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (notes === null || notes.trim() === '') return '–';
  return (
    <>
      <Text
        ref={button}
        type="button"
        dir="auto"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {notes}
      </Text>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Notes', sx: { maxWidth: 420, px: 2, py: 1.5 } },
        }}
      >
        <Box dir="auto" sx={{ fontSize: 14, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {notes}
        </Box>
      </Popover>
    </>
  );
}
