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
  /** Shortcut of its command. */
  keys?: string;
  /** Badge at the right: the number of pending requests. */
  badge?: ReactNode;
  /** True for a sub-page of the item above: indented, and without an icon when labels are shown. */
  isNested?: boolean;
}

export interface SidebarLinkProps {
  item: SidebarItem;
  isActive: boolean;
  collapsed: boolean;
  onNavigate?: () => void;
}

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
  // The tooltip shows the shortcut, and the label when that is hidden. Elements rather than strings, because MUI turns
  // strings into a native tooltip.
  const shortcut = keys === undefined ? null : <>{keys}</>;
  const labelled = keys === undefined ? item.label : `${item.label} (${keys})`;
  return (
    <Tooltip describeChild title={collapsed ? <>{labelled}</> : shortcut} placement="right">
      {link}
    </Tooltip>
  );
});
