import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf } from '../../../domain/text/count';
import { KeyHint } from '../../../ui/command/KeyHint';
import { type EditorCommand } from '../commands/editorCommand';
import { type EditorContext } from '../commands/editorContext';
import { copySelected } from '../commands/useSelectionCommands';
import { HEAD_HEIGHT } from './chapterTableStyles';

export interface ChapterSelectionBarProps {
  context: EditorContext;
  commands: readonly EditorCommand[];
}

/** As high as the column header that it covers, so that no row moves. */
const barStyle = {
  position: 'sticky',
  top: 0,
  insetInlineStart: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  height: HEAD_HEIGHT,
  mb: `-${HEAD_HEIGHT}px`,
  px: 1.5,
  overflow: 'hidden',
  borderBottom: '1px solid var(--line)',
  backgroundColor: 'var(--side)',
  fontSize: 12,
  whiteSpace: 'nowrap',
  '& button': { height: 24, minWidth: 0, px: 1, gap: '6px', fontSize: 12 },
} as const;

/** Number of selected chapters and the actions on them, each with its key. */
export function ChapterSelectionBar({ context, commands }: ChapterSelectionBarProps) {
  const run = (id: string) => () =>
    commands.find((command) => command.id === id)?.run({ isRepeated: false });
  const actions = [
    { word: 'Copy', of: '', keys: 'Mod+C', act: () => void copySelected(context) },
    { word: 'Merge', of: '', keys: 'M', act: run('merge') },
    { word: 'Shift times', of: ' of', keys: 'T', act: run('shift') },
    { word: 'Delete', of: '', keys: 'Delete', act: run('remove') },
  ];
  return (
    <Box role="toolbar" aria-label="Selected chapters" sx={barStyle}>
      <Box component="span" sx={{ mr: 1, color: 'text.secondary' }}>
        {countOf(context.selected.length, 'chapter')}
      </Box>
      {actions.map(({ word, of, keys, act }) => (
        <Button
          key={word}
          size="small"
          aria-label={`${word}${of} the selected chapters`}
          onClick={act}
        >
          {word}
          <KeyHint keys={keys} />
        </Button>
      ))}
    </Box>
  );
}
