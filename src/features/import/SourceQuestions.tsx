import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';
import { type RowsToEdit } from './SourceImport';

/**
 * Action to confirm: replacing the rows under preview (null discards them), or replacing the rows in the text field.
 */
export type AskedOfPreview = { rows: string | null } | { toEdit: RowsToEdit };

interface PreviewQuestionsProps {
  /** Null when there is nothing to confirm. */
  asked: AskedOfPreview | null;
  onConfirm: (asked: AskedOfPreview) => void;
  onClose: () => void;
}

/** Confirmation dialogs before rows are discarded. */
export function PreviewQuestions({ asked, onConfirm, onClose }: PreviewQuestionsProps) {
  const shared = {
    onConfirm: () => asked !== null && onConfirm(asked),
    onClose,
    cancelLabel: 'Keep them',
    tone: 'danger',
  } as const;
  const rows = asked !== null && 'rows' in asked ? asked.rows : undefined;
  return (
    <>
      <ConfirmDialog
        {...shared}
        open={asked !== null && 'toEdit' in asked}
        title="Replace the rows in the field?"
        text="The rows that were typed or pasted there before will be lost."
        confirmLabel="Replace"
      />
      <ConfirmDialog
        {...shared}
        open={typeof rows === 'string'}
        title="Replace the rows?"
        text="The pasted rows take the place of those under preview, with all that was corrected in them."
        confirmLabel="Replace"
      />
      <ConfirmDialog
        {...shared}
        open={rows === null}
        title="Start again?"
        text="The rows under preview will be lost, with all that was corrected in them. What was imported stays."
        confirmLabel="Start again"
      />
    </>
  );
}
