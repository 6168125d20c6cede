import { type ReactNode } from 'react';
import FitScreen from '@mui/icons-material/FitScreenOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LoopIcon from '@mui/icons-material/Loop';
import MyLocation from '@mui/icons-material/MyLocation';
import HearingOutlined from '@mui/icons-material/HearingOutlined';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import UnfoldMore from '@mui/icons-material/WidthFullOutlined';
import Magnet from '@mui/icons-material/AlignHorizontalLeftOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { Toolbar } from '../../../ui/controls/Toolbar';
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

const finder = (commands: readonly EditorCommand[]) => (id: string) =>
  commands.find((candidate) => candidate.id === id);

/** Constant elements, so that the memoised buttons do not re-render. */
const icons = {
  undo: <Undo />,
  redo: <Redo />,
  audition: <HearingOutlined />,
  loop: <LoopIcon />,
  keys: <KeyboardOutlined />,
  snap: <Magnet />,
  follow: <MyLocation />,
  fit: <FitScreen />,
  whole: <UnfoldMore />,
};
const divider = <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: '6px' }} />;

/** Toolbar of the most frequent commands, beside the player. */
export function EditorToolbar({ commands, context, menu }: EditorToolbarProps) {
  const { loop, transcript } = context;
  const findCommand = finder(commands);
  return (
    <Toolbar
      label="Chapter tools"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2px',
        flex: '1 1 480px',
      }}
    >
      <CommandButton command={findCommand('undo')} icon={icons.undo} />
      <CommandButton command={findCommand('redo')} icon={icons.redo} />
      {divider}
      <CommandButton command={findCommand('split')} word="Split" />
      <CommandButton command={findCommand('set-start')} word="Start" />
      <CommandButton command={findCommand('set-end')} word="End" />
      <CommandButton command={findCommand('merge')} word="Merge" />
      {divider}
      <CommandButton command={findCommand('audition')} icon={icons.audition} />
      <CommandButton command={findCommand('loop')} icon={icons.loop} isOn={loop.isOn} />
      {divider}
      <CommandButton command={findCommand('transcript')} word="Transcript" isOn={transcript.isOn} />
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: '2px' }}>
        {menu}
        <CommandButton command={findCommand('keys')} icon={icons.keys} />
      </Box>
    </Toolbar>
  );
}

/** Toolbar for zoom, snapping and following, beside the overview. */
export function ViewToolbar({ commands, context }: Omit<EditorToolbarProps, 'menu'>) {
  const { view, playback, snapping, following } = context;
  const findCommand = finder(commands);
  return (
    <Toolbar
      label="View tools"
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2px',
        maxWidth: '100%',
      }}
    >
      <CommandButton command={findCommand('snap')} icon={icons.snap} isOn={snapping.isOn} />
      <CommandButton command={findCommand('follow')} icon={icons.follow} isOn={following.isOn} />
      <CommandButton command={findCommand('fit')} icon={icons.fit} />
      <CommandButton command={findCommand('whole')} icon={icons.whole} />
      {view !== null && <ZoomControl view={view} playback={playback} />}
    </Toolbar>
  );
}
