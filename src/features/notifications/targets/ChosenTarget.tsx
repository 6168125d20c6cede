import { type ReactNode } from 'react';
import Box from '@mui/material/Box';

interface ChosenTargetProps {
  id: string;
  name: ReactNode;
  /** Details after the name. */
  meta?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** Chosen record, with the id to send. */
export function ChosenTarget({ id, name, meta, icon, action }: ChosenTargetProps) {
  return (
    <Box
      role="group"
      aria-label="Selected"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mt: 1,
        p: 1,
        border: '1px solid var(--line)',
        borderRadius: 1,
        backgroundColor: 'var(--side)',
        fontSize: 13,
      }}
    >
      {icon}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ fontWeight: 500 }}>{name}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {meta}
          ID: <span dir="ltr">{id}</span>
        </Box>
      </Box>
      {action}
    </Box>
  );
}
