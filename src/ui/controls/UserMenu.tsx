import Check from '@mui/icons-material/Check';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { KeyHint } from '../command/KeyHint';
import { themeChoices, type ThemeChoice } from './ThemeMenu';

export interface UserMenuProps {
  anchor: Element;
  name: string;
  /** Shown below the name, unless both are equal. */
  email: string | null;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  onShortcuts: () => void;
  onSignOut: () => void;
  onClose: () => void;
}

const itemStyle = { gap: 1, minWidth: 220, fontSize: 13 } as const;
const iconStyle = { fontSize: 18, color: 'text.secondary' } as const;

/** Menu of the signed-in person, opened from the avatar by right click or key. */
export function UserMenu(props: UserMenuProps) {
  const { anchor, name, email, theme, onThemeChange, onShortcuts, onSignOut, onClose } = props;
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { 'aria-label': name, dense: true } }}
    >
      <Box role="presentation" sx={{ px: 2, py: '6px', maxWidth: 280, fontSize: 13 }}>
        <Box component="bdi" sx={{ display: 'block', fontWeight: 600 }}>
          {name}
        </Box>
        {email !== null && email !== name && (
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</Box>
        )}
      </Box>
      <Divider />
      {themeChoices.map(({ value, label, Icon }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === theme}
          onClick={choose(() => onThemeChange(value))}
          sx={itemStyle}
        >
          <Icon sx={iconStyle} />
          <span style={{ flex: 1 }}>{label} theme</span>
          {value === theme && <Check sx={{ fontSize: 16 }} />}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={choose(onShortcuts)} sx={itemStyle}>
        <KeyboardOutlined sx={iconStyle} />
        <span style={{ flex: 1 }}>Keyboard shortcuts</span>
        <KeyHint keys="?" />
      </MenuItem>
      <MenuItem onClick={choose(onSignOut)} sx={itemStyle}>
        <LogoutOutlined sx={iconStyle} />
        Sign out
      </MenuItem>
    </Menu>
  );
}
