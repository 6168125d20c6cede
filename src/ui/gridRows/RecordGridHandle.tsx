import DragIndicator from '@mui/icons-material/DragIndicator';
import { useContext, useId, useState } from 'react';
import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { KeyHint } from '../command/KeyHint';
import { moveDirections, indexAfterMove, RowMovesContext } from './RecordGridReorder';

const Handle = styled.button`
  display: inline-flex;
  padding: 5px 1px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text-faint);
  cursor: grab;
  touch-action: none;
  &:hover,
  &[aria-expanded='true'] {
    background-color: var(--line);
    color: var(--text);
  }
  &[aria-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
    background: none;
  }
  & svg {
    font-size: 18px;
  }
`;

/** Drag handle of a row: dragging moves the row, pressing opens a menu of moves. */
export function RecordGridHandle({ rowId }: { rowId: string }) {
  const moves = useContext(RowMovesContext);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (moves === null) return null;
  const { refusal } = moves;
  if (refusal !== null) {
    return (
      <Handle
        type="button"
        aria-label="Move"
        aria-disabled
        aria-description={refusal}
        data-tip={refusal}
      >
        <DragIndicator aria-hidden />
      </Handle>
    );
  }
  const { index, count } = moves.positionOf(rowId);
  return (
    <>
      <Handle
        type="button"
        aria-label="Move"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onPointerDown={(event) => moves.beginDrag(rowId, event)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DragIndicator aria-hidden />
      </Handle>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // React events bubble through portals, so the grid would handle the menu's keys.
        onKeyDown={(event) => event.stopPropagation()}
        slotProps={{ list: { 'aria-label': 'Move', dense: true } }}
      >
        {moveDirections.map(({ direction, word, keys }) => (
          <MenuItem
            key={direction}
            disabled={indexAfterMove(direction, index, count) === index}
            onClick={() => {
              setAnchor(null);
              moves.move(rowId, direction);
            }}
          >
            <Box component="span" sx={{ flex: 1, mr: 3 }}>
              Move {word}
            </Box>
            <KeyHint keys={keys} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
