import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router-dom';
import { formatCount } from '../../domain/text/count';
import { useScreenTabCommands } from '../command/useTabCommands';

export interface LinkTab {
  value: string;
  label: string;
  to: string;
  /** Count beside the label; none by default. */
  count?: number;
}

export interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
  value: string;
  /** True when the palette offers the other tabs too. */
  hasCommands?: boolean;
  /** Id of the element with role="tabpanel". */
  panelId?: string;
}

function TabText({ label, count }: LinkTab) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
      {label}
      {count !== undefined && (
        <Box
          component="span"
          sx={{
            minWidth: 18,
            px: '5px',
            borderRadius: '9px',
            backgroundColor: 'var(--selected)',
            color: 'text.secondary',
            fontSize: 11,
            lineHeight: '18px',
            textAlign: 'center',
          }}
        >
          {formatCount(count)}
        </Box>
      )}
    </Box>
  );
}

/** Tabs as links: each has its own URL and history entry. */
export function LinkTabs({ label, tabs, value, hasCommands = false, panelId }: LinkTabsProps) {
  useScreenTabCommands(hasCommands ? tabs : [], value);
  return (
    <Tabs
      aria-label={label}
      value={tabs.some((tab) => tab.value === value) && value}
      variant="scrollable"
      scrollButtons={false}
      // Tabs wrap into a second row in a narrow window rather than scroll.
      sx={{ borderBottom: '1px solid var(--line)', '& .MuiTabs-list': { flexWrap: 'wrap' } }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          component={Link}
          to={tab.to}
          aria-controls={tab.value === value ? panelId : undefined}
          label={<TabText {...tab} />}
        />
      ))}
    </Tabs>
  );
}
