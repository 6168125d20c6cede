import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { foldForSearch, matchesSearch } from '../../domain/text/searchText';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { characterKeysSwitched, selectPreferences } from '../../state/model/preferencesSlice';
import { keyCombination, type Command } from '../../ui/command/command';
import { useAllCommands } from '../../ui/command/CommandScope';
import { KeyHint } from '../../ui/command/KeyHint';
import { worksOnPage } from '../../ui/command/keySequence';
import { KeyList, type KeyListProps } from '../../ui/command/KeyList';
import { SearchField } from '../../ui/controls/SearchField';

interface ShortcutsDialogProps {
  onClose: () => void;
  /** Called on the palette's key; the palette replaces this dialog. */
  onPaletteAsked: () => void;
}

type KeyItems = KeyListProps['items'];

/** Keys of widgets on every page, which are not commands. */
const widgetKeys: KeyItems = [
  { keys: '/', label: 'Search the list' },
  { keys: '↑', label: 'Previous row of a list' },
  { keys: '↓', label: 'Next row of a list' },
  { keys: 'Enter', label: 'Open the row, or activate the control in its cell' },
  { keys: 'Space', label: 'Select the row' },
  { keys: 'Shift+↑', label: 'Select the row above too' },
  { keys: 'Shift+↓', label: 'Select the row below too' },
  { keys: 'Mod+A', label: 'Select all rows' },
  { keys: 'Mod+S', label: 'Save the form' },
  { keys: 'Escape', label: 'Close the form, clear the search or the selection' },
];

/** Shortcuts of the page, by group, whose name, label or keys contain all words of the query. */
function findShortcuts(commands: readonly Command[], query: string): [string, KeyItems][] {
  const groups = new Map<string, { keys: string; label: string }[]>();
  for (const command of commands) {
    const { group, keys, label } = command;
    if (keys[0] === undefined || !worksOnPage(commands, command, keys[0])) continue;
    groups.set(group, [...(groups.get(group) ?? []), { keys: keys[0], label }]);
  }
  return [...groups, ['Lists and forms', widgetKeys] as const].flatMap(([group, items]) => {
    const found = items.filter(({ keys, label }) =>
      // People type Ctrl or Cmd for the modifier.
      matchesSearch([group, label, keys.replace('Mod', 'Ctrl Cmd Mod')].map(foldForSearch), query),
    );
    return found.length === 0 ? [] : [[group, found] satisfies [string, KeyItems]];
  });
}

function ShortcutList() {
  const commands = useAllCommands();
  const [query, setQuery] = useState('');
  const groups = findShortcuts(commands, query);
  return (
    <>
      <Box sx={{ display: 'flex', mb: 2 }}>
        <SearchField
          autoFocus
          label="Search the shortcuts"
          value={query}
          onChange={setQuery}
          hasSlashKey={false}
        />
      </Box>
      {groups.map(([group, items]) => (
        <Box component="section" key={group} sx={{ mb: 2 }}>
          <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 13, fontWeight: 600 }}>
            {group}
          </Box>
          <KeyList items={items} />
        </Box>
      ))}
      <Box role="status" sx={{ color: 'text.secondary', fontSize: 13 }}>
        {groups.length === 0 && (
          <>
            <div>No shortcut on this page matches.</div>
            Commands without one are in the palette: <KeyHint keys="Mod+K" />
          </>
        )}
      </Box>
    </>
  );
}

/** Dialog with the shortcuts of the page. */
export function ShortcutsDialog({ onClose, onPaletteAsked }: ShortcutsDialogProps) {
  const dispatch = useConsoleDispatch();
  const { hasCharacterKeys } = useConsoleSelector(selectPreferences);
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyCombination(event) !== 'Mod+K') return;
    event.preventDefault();
    onPaletteAsked();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      maxWidth="sm"
      fullWidth
      aria-labelledby="shortcuts-title"
    >
      <DialogTitle id="shortcuts-title">Keyboard shortcuts</DialogTitle>
      {/* Focusable because it scrolls in a low window, beyond its tab stops. */}
      <DialogContent tabIndex={0}>
        <FormControlLabel
          sx={{ mb: 1 }}
          control={
            <Switch
              checked={hasCharacterKeys}
              onChange={(_event, isOn) => dispatch(characterKeysSwitched(isOn))}
            />
          }
          label="Shortcuts of one character, such as /, ? and G"
        />
        <ShortcutList />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
