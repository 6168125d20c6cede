import { memo, type ReactNode } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import Box from '@mui/material/Box';
import { useHasCharacterKeys } from '../command/CommandScope';
import { SidebarAnchor } from './SidebarAnchor';

export interface SidebarItem {
  label: string;
  to: string;
  icon: ReactNode;
  /** Shortcut that leads to it. */
  keys?: string;
  /** Badge at the right: the number of pending requests. */
  badge?: ReactNode;
  /** True for a place within the one above it: indented, and without its icon, beside labels. */
  isNested?: boolean;
}

export interface SidebarLinkProps {
  item: SidebarItem;
  isActive: boolean;
  collapsed: boolean;
  onNavigate?: () => void;
}

/** Link of the sidebar. */
export const SidebarLink = memo(function SidebarLink(props: SidebarLinkProps) {
  const { item, isActive, collapsed, onNavigate } = props;
  const keys = useHasCharacterKeys() ? item.keys?.replace(' ', ' then ') : undefined;
  const isIndented = item.isNested === true && !collapsed;
  const link = (
    <ButtonBase
      component={SidebarAnchor}
      to={item.to}
      onClick={onNavigate}
      aria-label={collapsed ? item.label : undefined}
      aria-current={isActive ? 'page' : undefined}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1.25,
        width: '100%',
        height: 32,
        mb: '2px',
        pl: isIndented ? '41px' : '11px',
        pr: '11px',
        borderRadius: 1,
        color: isActive ? 'text.primary' : 'text.secondary',
        backgroundColor: isActive ? 'var(--selected)' : 'transparent',
        fontSize: 13,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        '& .MuiSvgIcon-root': { color: isActive ? 'var(--accent-text)' : 'inherit' },
        '&:hover': { backgroundColor: 'var(--selected)', color: 'text.primary' },
      }}
    >
      {!isIndented && item.icon}
      {!collapsed && (
        <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {item.label}
        </Box>
      )}
      {!collapsed && item.badge}
    </ButtonBase>
  );
  // The tooltip names the shortcut, and the label where it is not shown. Elements, as MUI makes a native tooltip of a
  // text.
  const shortcut = keys === undefined ? null : <>{keys}</>;
  const labelled = keys === undefined ? item.label : `${item.label} (${keys})`;
  return (
    <Tooltip describeChild title={collapsed ? <>{labelled}</> : shortcut} placement="right">
      {link}
    </Tooltip>
  );
});
