import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { OnceOpened } from '../../../ui/controls/OnceOpened';
import { KeyList } from '../../../ui/command/KeyList';
import { type EditorCommand } from '../commands/editorCommand';

interface KeysDialogProps {
  open: boolean;
  commands: readonly EditorCommand[];
  onClose: () => void;
}

const groups: readonly EditorCommand['group'][] = ['Playback', 'Chapters', 'View'];

/** Keys handled outside the editor's commands, grouped by where they apply. */
const otherKeys = [
  {
    title: 'On a cell of the table',
    items: [
      { keys: 'Enter', label: 'Edit it; a letter on a title or a digit on a time does too' },
      { keys: 'Mod+C', label: 'Copy its text, or the selected chapters' },
      { keys: 'Mod+X', label: 'Cut the selected chapters' },
      { keys: 'Mod+V', label: 'Paste lines or rows of a sheet from here on' },
      { keys: 'Delete', label: 'Clear an end; on a title, delete the chapter' },
      { keys: 'Esc', label: 'End the selection of chapters' },
    ],
  },
  {
    title: 'In a title',
    items: [
      { keys: 'Enter', label: 'Edit the next title, or leave a new one' },
      { keys: 'Shift+Enter', label: 'Edit the title before' },
      { keys: 'Esc', label: 'Leave the title as it was' },
    ],
  },
  {
    title: 'On the waveform',
    items: [
      { keys: 'Home', label: 'Start of the recording' },
      { keys: 'End', label: 'End of the recording' },
    ],
  },
  {
    title: 'On a chapter above the waveform',
    items: [
      { keys: 'Enter', label: 'Go to its start' },
      { keys: 'F2', label: 'Edit its title' },
    ],
  },
  {
    title: 'On the edge of a chapter, with the one it touches',
    items: [
      { keys: '←+→', label: 'Move by 10 ms' },
      { keys: 'Shift+←+→', label: 'Move by 100 ms' },
      { keys: 'Mod+←+→', label: 'Move by 1 s' },
    ],
  },
  {
    title: 'With the mouse',
    items: [
      { keys: 'Shift+Click', label: 'On a row of the table: select up to it' },
      {
        keys: 'Mod+Click',
        label: 'On a row of the table: add it to the selection, or take it out',
      },
      { keys: 'Double-click', label: 'On a chapter above the waveform: edit its title' },
      { keys: 'Alt', label: 'While dragging: no snapping, and one side of a boundary alone' },
      { keys: 'Esc', label: 'While dragging: cancel' },
      { keys: 'Mod+Wheel', label: 'Zoom' },
      { keys: 'Shift+Wheel', label: 'Scroll' },
    ],
  },
  {
    title: 'Everywhere',
    items: [
      { keys: 'Mod+S', label: 'Save' },
      { keys: 'Mod+K', label: 'Command palette' },
    ],
  },
];

/** Dialog that lists all shortcuts of the editor. */
export function KeysDialog({ open, commands, onClose }: KeysDialogProps) {
  return (
    <OnceOpened isOpen={open}>
      <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="editor-keys">
        <DialogTitle id="editor-keys">Keys of the chapter editor</DialogTitle>
        {/* Focusable because it scrolls in a low window and contains no other tab stop. */}
        <DialogContent tabIndex={0}>
          <Box sx={{ columns: { xs: 1, md: 2 }, columnGap: 4 }}>
            {groups.map((group) => (
              <Box key={group} sx={{ mb: 2, breakInside: 'avoid' }}>
                <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
                  {group}
                </Typography>
                <KeyList
                  items={commands
                    .filter((command) => command.group === group)
                    .map(({ keys: [keys = ''], label }) => ({
                      keys,
                      label: label.split(': ')[0] ?? '',
                    }))}
                />
              </Box>
            ))}
            {otherKeys.map(({ title, items }) => (
              <Box key={title} sx={{ mb: 2, breakInside: 'avoid' }}>
                <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
                  {title}
                </Typography>
                <KeyList items={items} />
              </Box>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </OnceOpened>
  );
}
