import Button from '@mui/material/Button';
import { KeyHint } from '../../ui/command/KeyHint';
import { focusGrid } from '../../ui/dom/focusGrid';
import { type useLanguageUndo } from './useLanguageUndo';

type LanguageUndoButtonProps = Pick<
  ReturnType<typeof useLanguageUndo>,
  'lastText' | 'undoLast' | 'isRefused'
>;

/** Names the last change of the page and takes it back; nothing before there is one. */
export function LanguageUndoButton({ lastText, undoLast, isRefused }: LanguageUndoButtonProps) {
  if (lastText === null) return null;
  return (
    <Button
      size="small"
      disabled={isRefused}
      aria-keyshortcuts="Control+Z"
      onClick={(event) => {
        // The last step leaves with its button.
        focusGrid(event.currentTarget);
        undoLast();
      }}
      endIcon={<KeyHint keys="Mod+Z" />}
    >
      Undo: {lastText}
    </Button>
  );
}
