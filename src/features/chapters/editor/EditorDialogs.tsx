import { CopyDialog } from './CopyDialog';
import { ImportDialog } from './ImportDialog';
import { KeysDialog } from './KeysDialog';
import { ShiftDialog } from './ShiftDialog';
import { type Editor } from './useEditor';
import { type Reviewing } from './useReview';

/** Dialogs of the editor; at most one is open. */
export function EditorDialogs({ editor, reviewing }: { editor: Editor; reviewing: Reviewing }) {
  const { work, context, commands } = editor;
  const { focused, durationMs } = context;
  return (
    <>
      <KeysDialog
        open={editor.dialog === 'keys'}
        commands={commands}
        onClose={editor.closeDialog}
      />
      <ShiftDialog
        open={editor.dialog === 'shift' && focused !== null}
        fromMs={focused?.startMs ?? 0}
        onShift={(byMs) => {
          const fromMs = focused?.startMs ?? 0;
          return work.actions.run({ kind: 'shift', fromMs, byMs }, { label: 'Shift all' });
        }}
        onClose={editor.closeDialog}
      />
      <ImportDialog
        open={reviewing.dialog === 'import'}
        durationMs={durationMs}
        onRead={reviewing.reviewImport}
        onClose={reviewing.closeDialog}
      />
      <CopyDialog
        open={reviewing.dialog === 'copy'}
        recordings={reviewing.others}
        onCopy={reviewing.reviewCopy}
        onClose={reviewing.closeDialog}
      />
    </>
  );
}
