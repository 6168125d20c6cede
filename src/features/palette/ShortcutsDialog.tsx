import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { characterKeysSwitched, selectPreferences } from '../../state/model/preferencesSlice';
import { useAllCommands } from '../../ui/command/CommandScope';
import { KeyList } from '../../ui/command/KeyList';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Keys of the widgets on every page, which are not commands. */
const widgetKeys = [
  { keys: '/', label: 'Search the list' },
  { keys: '↑', label: 'Previous row of a list; ↓ for the next' },
  { keys: 'Enter', label: 'Open the row, or activate the control in its cell' },
  { keys: 'Space', label: 'Select the row' },
  { keys: 'Mod+S', label: 'Save the form' },
  { keys: 'Escape', label: 'Close the form or clear the search' },
];

/** Dialog of the shortcuts of this page. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const commands = useAllCommands();
  const dispatch = useConsoleDispatch();
  const { hasCharacterKeys } = useConsoleSelector(selectPreferences);
  const groups = new Map<string, { keys: string; label: string }[]>();
  for (const { group, keys, label } of commands) {
    if (keys[0] === undefined) continue;
    groups.set(group, [...(groups.get(group) ?? []), { keys: keys[0], label }]);
  }
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">Keyboard shortcuts</DialogTitle>
      {/* Focusable because it scrolls on a low window, past all that Tab would reach. */}
      <DialogContent tabIndex={0}>
        <FormControlLabel
          sx={{ mb: 2 }}
          control={
            <Switch
              checked={hasCharacterKeys}
              onChange={(_event, isOn) => dispatch(characterKeysSwitched(isOn))}
            />
          }
          label="Shortcuts of one character, such as / and ?"
        />
        {[...groups, ['Lists and forms', widgetKeys] as const].map(([group, items]) => (
          <Box component="section" key={group} sx={{ mb: 2 }}>
            <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 13, fontWeight: 600 }}>
              {group}
            </Box>
            <KeyList items={items} />
          </Box>
        ))}
      </DialogContent>
    </Dialog>
  );
}
