import { useState } from 'react';
import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined';
import Check from '@mui/icons-material/Check';
import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';

export type ThemeChoice = 'light' | 'dark' | 'system';

export interface ThemeMenuProps {
  value: ThemeChoice;
  onChange: (value: ThemeChoice) => void;
}

export const themeChoices = [
  { value: 'light', label: 'Light', Icon: WbSunnyOutlined },
  { value: 'dark', label: 'Dark', Icon: BedtimeOutlined },
  { value: 'system', label: 'System', Icon: DesktopWindowsOutlined },
] as const;

/** Theme menu: light, dark, or the system's preference. */
export function ThemeMenu({ value, onChange }: ThemeMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = themeChoices.find((choice) => choice.value === value)?.Icon ?? WbSunnyOutlined;
  return (
    <>
      <Tooltip title="Theme">
        <IconButton
          aria-label="Theme"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <Current />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Theme', dense: true } }}
      >
        {themeChoices.map(({ value: choice, label, Icon }) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === value}
            selected={choice === value}
            onClick={() => {
              setAnchor(null);
              onChange(choice);
            }}
            sx={{ gap: 1, minWidth: 140 }}
          >
            <Icon sx={{ color: 'text.secondary' }} />
            <span style={{ flex: 1 }}>{label}</span>
            {choice === value && <Check sx={{ fontSize: 16 }} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
