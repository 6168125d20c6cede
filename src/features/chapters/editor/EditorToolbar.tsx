import { type ReactNode } from 'react';
import CallMerge from '@mui/icons-material/CallMerge';
import ContentCut from '@mui/icons-material/ContentCut';
import FitScreen from '@mui/icons-material/FitScreenOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import KeyboardTab from '@mui/icons-material/KeyboardTab';
import LoopIcon from '@mui/icons-material/Loop';
import MyLocation from '@mui/icons-material/MyLocation';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import UnfoldMore from '@mui/icons-material/WidthFullOutlined';
import Magnet from '@mui/icons-material/AlignHorizontalLeftOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { ZoomControl } from '../../../ui/waveform/ZoomControl';
import { CommandButton } from '../commands/CommandButton';
import { type EditorCommand } from '../commands/editorCommand';
import { type EditorContext } from '../commands/editorContext';

interface EditorToolbarProps {
  commands: readonly EditorCommand[];
  context: EditorContext;
  /** Content at the end of the toolbar. */
  menu: ReactNode;
}

const divider = <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: '6px' }} />;

/** Toolbar of the most used commands, beside the player. */
export function EditorToolbar({ commands, context, menu }: EditorToolbarProps) {
  const { view, playback, loop, snapping, following } = context;
  const findCommand = (id: string) => commands.find((candidate) => candidate.id === id);
  return (
    <Box
      role="toolbar"
      aria-label="Chapter tools"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2px',
        flex: '1 1 560px',
      }}
    >
      <CommandButton command={findCommand('undo')} icon={<Undo />} />
      <CommandButton command={findCommand('redo')} icon={<Redo />} />
      {divider}
      <CommandButton command={findCommand('split')} icon={<ContentCut />} />
      <CommandButton command={findCommand('merge')} icon={<CallMerge />} />
      <CommandButton
        command={findCommand('set-start')}
        icon={<KeyboardTab sx={{ transform: 'scaleX(-1)' }} />}
      />
      <CommandButton command={findCommand('set-end')} icon={<KeyboardTab />} />
      {divider}
      <CommandButton command={findCommand('audition')} icon={<PlayArrowOutlined />} />
      <CommandButton command={findCommand('loop')} icon={<LoopIcon />} isOn={loop.isOn} />
      <CommandButton command={findCommand('snap')} icon={<Magnet />} isOn={snapping.isOn} />
      <CommandButton command={findCommand('follow')} icon={<MyLocation />} isOn={following.isOn} />
      {divider}
      <CommandButton command={findCommand('fit')} icon={<FitScreen />} />
      <CommandButton command={findCommand('whole')} icon={<UnfoldMore />} />
      {view !== null && <ZoomControl view={view} playback={playback} />}
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: '2px' }}>
        {menu}
        <CommandButton command={findCommand('keys')} icon={<KeyboardOutlined />} />
      </Box>
    </Box>
  );
}
