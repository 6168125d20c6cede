import { memo } from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { type Chapter } from '../../domain/chapter';
import { formatTimecode } from '../../domain/duration';
import { Content } from '../../ui/Content';
import { timeText } from './chapterEntry';
import { EdgeIcon } from './EdgeIcon';
import { type ListedChapter } from './listChapters';
import { type RowActions } from './useChapterEditing';
import { type Edge } from './usePlayerKeys';

export interface ChapterRowProps {
  listed: ListedChapter;
  rank: number;
  language: string;
  isFocused: boolean;
  /** A form is open somewhere, with something typed in it. */
  isHeld: boolean;
  actions: RowActions;
  onDelete: (chapter: Chapter) => void;
}

const edges: readonly Edge[] = ['start', 'end'];

/** A chapter in the table. */
export const ChapterRow = memo(function ChapterRow(props: ChapterRowProps) {
  const { listed, rank, language, isFocused, isHeld, actions } = props;
  const { chapter, startMs, endMs, effectiveEndMs, problem } = listed;
  const { title } = chapter;
  return (
    <TableRow
      hover
      selected={isFocused}
      onFocus={() => actions.focus(chapter.id)}
      onClick={() => actions.focus(chapter.id)}
    >
      <TableCell align="right">{rank + 1}</TableCell>
      <TableCell>
        <ButtonBase
          onClick={() => actions.goTo(chapter.id)}
          title="Go to its start"
          sx={{ maxWidth: '100%', textAlign: 'start', fontWeight: 500, borderRadius: '3px' }}
        >
          <Content language={language} lines={2} fallback="No title">
            {title}
          </Content>
        </ButtonBase>
        {problem !== null && (
          <Box sx={{ color: 'warning.main', fontSize: 12, lineHeight: '16px' }}>{problem}</Box>
        )}
      </TableCell>
      <TableCell align="right">{timeText(startMs)}</TableCell>
      <TableCell align="right">
        {endMs !== null ? (
          timeText(endMs)
        ) : (
          <Box
            component="span"
            title="Until the next chapter, or the end of the audio"
            sx={{ color: 'text.secondary', fontStyle: 'italic' }}
          >
            {effectiveEndMs === null ? '–' : timeText(effectiveEndMs)}
          </Box>
        )}
      </TableCell>
      <TableCell align="right">
        {effectiveEndMs === null ? '–' : formatTimecode(effectiveEndMs - startMs)}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }} onClick={(e) => e.stopPropagation()}>
        {edges.map((edge) => (
          <Tooltip key={edge} title={`Set ${edge} to playhead (${edge === 'start' ? 'I' : 'O'})`}>
            <span>
              <IconButton
                aria-label={`Set ${edge} of ${title} to playhead`}
                disabled={isHeld}
                onClick={() => actions.moveEdge(edge, chapter)}
              >
                <EdgeIcon edge={edge} />
              </IconButton>
            </span>
          </Tooltip>
        ))}
        <Tooltip title={isHeld ? 'Save or cancel the open chapter first' : 'Edit'}>
          <span>
            <IconButton
              aria-label={`Edit ${title}`}
              disabled={isHeld}
              onClick={() => actions.edit(chapter)}
            >
              <EditOutlined />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title="Delete">
          <IconButton aria-label={`Delete ${title}`} onClick={() => props.onDelete(chapter)}>
            <DeleteOutlined />
          </IconButton>
        </Tooltip>
      </TableCell>
    </TableRow>
  );
});
