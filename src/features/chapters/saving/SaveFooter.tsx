import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { SaveBar } from '../../../ui/form/SaveBar';
import { UnsavedGuard } from '../../../ui/feedback/UnsavedGuard';
import { countChanges, type WorkChanges } from '../edits/chapterEdits';

interface SaveFooterProps {
  changes: WorkChanges;
  isSaving: boolean;
  /** It was done before the page was opened. */
  isRestored: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

function unsavedText(changes: WorkChanges, isRestored: boolean): string {
  const count = countChanges(changes);
  const all = `${count} ${count === 1 ? 'chapter' : 'chapters'}`;
  return isRestored ? `Restored what was not saved: ${all}` : `Unsaved: ${all}`;
}

/** Says what is not saved, and saves it. Ctrl or Cmd+S; Escape gives it up, after a question. */
export function SaveFooter(props: SaveFooterProps) {
  const { changes, isSaving, isRestored, onSave, onDiscard } = props;
  const [isAsking, setIsAsking] = useState(false);
  const isDirty = countChanges(changes) > 0;
  return (
    <>
      {isDirty && (
        <SaveBar
          unsaved={unsavedText(changes, isRestored)}
          saveLabel="Save chapters"
          busy={isSaving}
          onSave={onSave}
          onCancel={() => setIsAsking(true)}
        />
      )}
      <UnsavedGuard when={isDirty && !isSaving} what="What you changed in the chapters" />
      <ConfirmDialog
        open={isAsking && isDirty}
        title="Discard changes?"
        text="What you changed in the chapters has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
