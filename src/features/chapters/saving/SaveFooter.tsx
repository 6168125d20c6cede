import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { SaveBar } from '../../../ui/form/SaveBar';
import { UnsavedGuard } from '../../../ui/feedback/UnsavedGuard';
import { countChanges, type UnsavedChanges } from '../edits/workingCopy';

interface SaveFooterProps {
  changes: UnsavedChanges;
  isSaving: boolean;
  /** True when the changes were restored from a draft. */
  isRestored: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

function unsavedText(changes: UnsavedChanges, isRestored: boolean): string {
  const count = countChanges(changes);
  const countText = `${count} ${count === 1 ? 'chapter' : 'chapters'}`;
  return isRestored ? `Restored unsaved changes: ${countText}` : `Unsaved: ${countText}`;
}

/**
 * Bar that counts unsaved chapters and saves them. Ctrl or Cmd+S saves; Escape discards, after a
 * confirmation.
 */
export function SaveFooter(props: SaveFooterProps) {
  const { changes, isSaving, isRestored, onSave, onDiscard } = props;
  const [isConfirming, setIsConfirming] = useState(false);
  const isDirty = countChanges(changes) > 0;
  return (
    <>
      {isDirty && (
        <SaveBar
          unsaved={unsavedText(changes, isRestored)}
          saveLabel="Save chapters"
          busy={isSaving}
          onSave={onSave}
          onCancel={() => setIsConfirming(true)}
        />
      )}
      <UnsavedGuard when={isDirty && !isSaving} subject="Your chapter changes" />
      <ConfirmDialog
        open={isConfirming && isDirty}
        title="Discard changes?"
        text="Your chapter changes have not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={() => {
          setIsConfirming(false);
          onDiscard();
        }}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}
