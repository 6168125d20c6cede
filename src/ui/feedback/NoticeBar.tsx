import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { LOW_WINDOW } from '../shell/lowWindow';

export interface NoticeBarProps {
  icon: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** Bar between the header and the page, for notices about the whole console. */
export function NoticeBar({ icon, children, actions }: NoticeBarProps) {
  return (
    <Box
      role="status"
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        [`@media ${LOW_WINDOW}`]: { minHeight: 32 },
        px: { xs: 1.5, md: 3 },
        borderBottom: '1px solid var(--line)',
        backgroundColor: 'var(--sunken)',
        fontSize: 13,
        '& > svg': { fontSize: 16, color: 'text.secondary', flex: 'none' },
      }}
    >
      {icon}
      <Box sx={{ minWidth: 0, flex: 1 }}>{children}</Box>
      {actions !== undefined && <Box sx={{ flex: 'none', display: 'flex', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
