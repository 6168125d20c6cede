import Button from '@mui/material/Button';
import { KeyHint } from '../../ui/command/KeyHint';
import { focusGrid } from '../../ui/dom/focusGrid';
import { type useLanguageUndo } from './useLanguageUndo';

type LanguageUndoButtonProps = Pick<
  ReturnType<typeof useLanguageUndo>,
  'lastText' | 'undoLast' | 'isRefused'
>;

/** Button that names and undoes the page's last change; nothing when there is none. */
export function LanguageUndoButton({ lastText, undoLast, isRefused }: LanguageUndoButtonProps) {
  if (lastText === null) return null;
  return (
    <Button
      size="small"
      disabled={isRefused}
      aria-keyshortcuts="Control+Z"
      onClick={(event) => {
        // Moves the focus to the grid, because the button may unmount.
        focusGrid(event.currentTarget);
        undoLast();
      }}
      endIcon={<KeyHint keys="Mod+Z" />}
    >
      Undo: {lastText}
    </Button>
  );
}
