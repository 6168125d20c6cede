import { useCopiedCell } from '../clipboard/useCopiedCell';
import { usePastedCells } from '../clipboard/usePastedCells';
import { ChapterMenu } from '../commands/ChapterMenu';
import { type EditorContext } from '../commands/editorContext';
import { useSelectionCommands } from '../commands/useSelectionCommands';
import { CopyDialog } from '../dialogs/CopyDialog';
import { GoToDialog } from '../dialogs/GoToDialog';
import { ImportDialog } from '../dialogs/ImportDialog';
import { KeysDialog } from '../dialogs/KeysDialog';
import { readChapters } from '../dialogs/readChapters';
import { ShiftDialog } from '../dialogs/ShiftDialog';
import { TitlesDialog } from '../dialogs/TitlesDialog';
import { reviewOfCopy, reviewOfImport, reviewOfPasted } from './dialogReviews';
import { type Editor } from './useEditor';
import { type Reviewing } from './useReview';

interface EditorDialogsProps {
  editor: Editor;
  reviewing: Reviewing;
  /** Language of the chapters. */
  language: string;
  /** Captions that the import offers to turn into chapters; null for none. */
  captions: string | null;
  onCaptionsTaken: () => void;
}

/**
 * Shifts the selected chapters, or else all chapters from the focused one on; returns the reason for a refusal,
 * otherwise null.
 */
function shiftChapters({ work, focused, selected }: EditorContext, byMs: number): string | null {
  if (selected.length > 0) {
    const ids = new Set(selected.map(({ id }) => id));
    return work.run({ kind: 'shift all', ids, byMs }, { label: 'Shift chapters' });
  }
  const fromMs = focused?.startMs ?? 0;
  return work.run({ kind: 'shift', fromMs, byMs }, { label: 'Shift all' });
}

/**
 * Opens the review of the chapters that a text lists; a text without chapters opens the import dialog, which reports
 * it.
 */
function showList({ editor, reviewing, language }: EditorDialogsProps, text: string): void {
  const read = readChapters(text, editor.context.durationMs);
  if (read === null) reviewing.openDialog('import', text);
  else reviewing.show(reviewOfImport(read, language));
}

/** Dialogs of the editor, of which at most one is open, and the clipboard handlers, which open some of them. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { editor, reviewing, language, captions, onCaptionsTaken } = props;
  const { work, context, commands } = editor;
  const { focused, selected, durationMs } = context;
  const { dialog } = reviewing;
  useCopiedCell(context);
  const selectionCommands = useSelectionCommands(context);
  const pasted = usePastedCells({
    context,
    table: editor.table,
    isReviewing: reviewing.review !== null,
    openTitles: (text) => reviewing.openDialog('titles', text),
    showList: (text) => showList(props, text),
    showCopied: (copied) => reviewing.show(reviewOfPasted(copied, work.work, language)),
  });
  const givenTo = (name: 'import' | 'titles') => (dialog?.name === name ? dialog.given : null);
  return (
    <>
      <KeysDialog
        open={editor.dialog === 'keys'}
        commands={[...commands, ...selectionCommands]}
        onClose={editor.closeDialog}
      />
      <ChapterMenu commands={commands} {...editor.track.menu} />
      <GoToDialog
        open={editor.dialog === 'go to'}
        durationMs={durationMs}
        onGoTo={(ms) => {
          context.playback.seek(ms);
          context.view?.reveal(ms);
        }}
        onClose={editor.closeDialog}
      />
      <ShiftDialog
        open={editor.dialog === 'shift' && focused !== null}
        fromMs={focused?.startMs ?? 0}
        selectedCount={selected.length}
        onShift={(byMs) => shiftChapters(context, byMs)}
        onClose={editor.closeDialog}
      />
      <ImportDialog
        open={dialog?.name === 'import' || captions !== null}
        given={captions ?? givenTo('import')}
        durationMs={durationMs}
        onRead={(read) => {
          onCaptionsTaken();
          reviewing.show(reviewOfImport(read, language));
        }}
        onClose={() => {
          onCaptionsTaken();
          reviewing.closeDialog();
        }}
      />
      <TitlesDialog
        open={dialog?.name === 'titles'}
        language={language}
        given={givenTo('titles')}
        from={pasted.index + 1}
        count={work.chapters.length}
        onSet={pasted.setTitles}
        onClose={reviewing.closeDialog}
      />
      <CopyDialog
        open={dialog?.name === 'copy'}
        recordings={reviewing.others}
        to={{ language, durationMs }}
        onCopy={(from, copied, isKept) => {
          const pauses = editor.recording.sound.pauses ?? [];
          const review = reviewOfCopy({ from, chapters: copied, isKept, durationMs, pauses });
          if (review === null) reviewing.closeDialog();
          else reviewing.show(review);
        }}
        onClose={reviewing.closeDialog}
      />
    </>
  );
}
