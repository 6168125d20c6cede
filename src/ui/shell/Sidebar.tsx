import { type ReactNode } from 'react';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocation } from 'react-router-dom';
import { isActivePath } from '../dom/isActivePath';
import { ProductMark } from './ProductMark';
import { SidebarLink, type SidebarItem } from './SidebarLink';

export type { SidebarItem } from './SidebarLink';

export interface SidebarProps {
  product: string;
  items: readonly SidebarItem[];
  collapsed: boolean;
  /** Toggles the sidebar; without it the sidebar cannot be collapsed. */
  onToggle?: () => void;
  onNavigate?: () => void;
  foot?: ReactNode;
}

/** Main navigation: 220 px with labels, 56 px with icons only. */
export function Sidebar(props: SidebarProps) {
  const { product, items, collapsed, onToggle, onNavigate, foot } = props;
  const { pathname } = useLocation();
  const toggleLabel = collapsed ? 'Expand sidebar' : 'Collapse sidebar';
  return (
    <Box
      component="aside"
      aria-label="Sidebar"
      sx={{
        flex: 'none',
        display: 'flex',
        flexDirection: 'column',
        width: collapsed ? 56 : 220,
        height: '100%',
        overflowX: 'clip',
        borderRight: '1px solid var(--line)',
        backgroundColor: 'var(--side)',
        transition: 'width 120ms',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          height: 48,
          flex: 'none',
          pl: 2,
          pr: 1,
          gap: 1,
        }}
      >
        <ProductMark />
        {!collapsed && (
          <Box sx={{ flex: 1, minWidth: 0, fontSize: 14, fontWeight: 600, whiteSpace: 'nowrap' }}>
            {product}
          </Box>
        )}
      </Box>
      <Box
        component="nav"
        aria-label="Main"
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 1, py: 1 }}
      >
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <li key={item.to}>
              <SidebarLink
                item={item}
                isActive={isActivePath(pathname, item.to)}
                collapsed={collapsed}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ flex: 'none', display: 'flex', flexDirection: 'column', gap: 0.5, p: 1 }}>
        {!collapsed && foot}
        {onToggle !== undefined && (
          <Tooltip title={toggleLabel} placement="right">
            <IconButton
              aria-label={toggleLabel}
              aria-expanded={!collapsed}
              onClick={onToggle}
              sx={{ alignSelf: 'flex-start', mx: '5px', color: 'text.secondary' }}
            >
              {collapsed ? <KeyboardDoubleArrowRight /> : <KeyboardDoubleArrowLeft />}
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </Box>
  );
}
