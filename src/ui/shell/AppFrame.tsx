import { useState, type ReactNode } from 'react';
import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Sidebar, type SidebarItem } from './Sidebar';
import { SkipLink } from './SkipLink';

export interface AppFrameProps {
  productName: string;
  items: readonly SidebarItem[];
  /** True when the sidebar shows icons only. */
  collapsed: boolean;
  onToggle: () => void;
  /** Left part of the header. */
  headerLeft?: ReactNode;
  /** Right part of the header. */
  header?: ReactNode;
  /** Notices between the header and the page. */
  banner?: ReactNode;
  /** Bottom of the sidebar. */
  sidebarFoot?: ReactNode;
  /** Page content. */
  children: ReactNode;
}

/** Shell of the console: sidebar, header, page. Below 900 px the sidebar is a drawer. */
export function AppFrame(props: AppFrameProps) {
  const { productName, items, collapsed, onToggle, headerLeft, header, sidebarFoot } = props;
  const isSmall = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const sidebar = { product: productName, items, foot: sidebarFoot };
  return (
    <Box sx={{ display: 'flex', height: '100dvh', backgroundColor: 'background.default' }}>
      <SkipLink />
      {isSmall ? (
        <Drawer open={isOpen} onClose={() => setOpen(false)}>
          <Sidebar {...sidebar} collapsed={false} onNavigate={() => setOpen(false)} />
        </Drawer>
      ) : (
        <Sidebar {...sidebar} collapsed={collapsed} onToggle={onToggle} />
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box
          component="header"
          sx={{
            flex: 'none',
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 48,
            px: { xs: 1.5, md: 3 },
            borderBottom: '1px solid var(--line)',
          }}
        >
          {isSmall && (
            <IconButton aria-label="Open menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
              <Menu />
            </IconButton>
          )}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1 }}>
            {headerLeft}
          </Box>
          {/* Wraps into two rows when needed, because the page must not scroll sideways (WCAG 2.2, 1.4.10). */}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'flex-end',
              gap: '2px 12px',
              minWidth: 0,
              py: 0.5,
            }}
          >
            {header}
          </Box>
        </Box>
        {props.banner}
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            flex: 1,
            minHeight: 0,
            display: 'flex',
            flexDirection: 'column',
            overflow: 'auto',
            // Visually hidden texts are positioned absolutely; without this they would make the document scroll behind
            // the frame.
            position: 'relative',
            // Keeps the focused element clear of a bar at the bottom (WCAG 2.2, 2.4.11).
            '@media (min-height: 480.05px)': {
              scrollPaddingBottom: { xs: 144, sm: 88 },
              '&:has([data-save-failure])': { scrollPaddingBottom: { xs: 332, sm: 276 } },
            },
            '&:focus': { outline: 'none' },
          }}
        >
          {props.children}
        </Box>
      </Box>
    </Box>
  );
}
