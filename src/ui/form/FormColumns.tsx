import { type ReactNode } from 'react';
import Box from '@mui/material/Box';

interface FormColumnsProps {
  /** Text fields. */
  children: ReactNode;
  /** Facts and cover: beside the texts when there is room, else below. */
  aside: ReactNode;
}

const column = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 } as const;

/** Two columns of a form: texts, and facts beside them. */
export function FormColumns({ children, aside }: FormColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) 320px' },
      }}
    >
      <Box sx={column}>{children}</Box>
      <Box sx={column}>{aside}</Box>
    </Box>
  );
}
