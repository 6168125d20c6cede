import { type ReactNode } from 'react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { LOW_WINDOW } from '../shell/lowWindow';

export interface InfoBannerProps {
  tone?: 'info' | 'warning';
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

/** Buttons are lower in a low window, so that they stay within the banner's border. */
const actionStyle = {
  flex: 'none',
  my: '-6px',
  [`@media ${LOW_WINDOW}`]: { my: '-3px', '& .MuiButton-root': { height: 26 } },
};

/** Banner above the content it concerns. */
export function InfoBanner({ tone = 'info', title, children, action }: InfoBannerProps) {
  const Icon = tone === 'warning' ? WarningAmberOutlined : InfoOutlined;
  return (
    <Box
      role={tone === 'warning' ? 'status' : 'note'}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        px: 1.5,
        py: 1.25,
        [`@media ${LOW_WINDOW}`]: { py: '5px' },
        border: `1px solid var(--${tone}-line)`,
        borderRadius: 1,
        backgroundColor: `var(--${tone}-tint)`,
        fontSize: 13,
      }}
    >
      <Icon sx={{ mt: '1px', color: `var(--${tone}-text)` }} aria-hidden />
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        {title !== undefined && <Box sx={{ fontWeight: 600 }}>{title}</Box>}
        {children}
      </Box>
      {action !== undefined && <Box sx={actionStyle}>{action}</Box>}
    </Box>
  );
}
