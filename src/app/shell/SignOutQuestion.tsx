import { countOf } from '../../domain/text/count';
import { listWithAnd } from '../../domain/text/sentence';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectFailedUploadCount, selectHasRunningUploads } from '../../state/model/uploadsSlice';
import { selectUnsentCount } from '../../state/outbox/outboxSlice';
import { ConfirmDialog } from '../../ui/feedback/confirm/ConfirmDialog';
import { BusyButton } from '../../ui/busy/BusyButton';

interface SignOutQuestionProps {
  open: boolean;
  /** Number of forms with unsaved drafts. */
  unsaved: number;
  busy: boolean;
  onSend: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation that lists what signing out would discard. */
export function SignOutQuestion(props: SignOutQuestionProps) {
  const { open, unsaved, busy, onSend, onConfirm, onClose } = props;
  const unsent = useConsoleSelector(selectUnsentCount);
  const hasUploads = useConsoleSelector(selectHasRunningUploads);
  const failedUploads = useConsoleSelector(selectFailedUploadCount);
  const losses = [
    unsent > 0 ? `${unsent} unsent ${unsent === 1 ? 'edit' : 'edits'}` : null,
    hasUploads ? 'unfinished uploads' : null,
    failedUploads > 0 ? countOf(failedUploads, 'failed upload') : null,
    unsaved > 0 ? `${unsaved} unsaved ${unsaved === 1 ? 'form' : 'forms'}` : null,
  ].filter((loss) => loss !== null);
  return (
    <ConfirmDialog
      open={open}
      title="Sign out with unsent work?"
      text={
        losses.length === 0
          ? 'Everything has been sent.'
          : `Signing out now discards ${listWithAnd(losses)}.`
      }
      confirmLabel={losses.length === 0 ? 'Sign out' : 'Discard and sign out'}
      tone={losses.length === 0 ? 'neutral' : 'danger'}
      busy={busy}
      typedText={unsent > 0 ? 'discard' : undefined}
      cancelLabel="Stay"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {unsent > 0 ? (
        <BusyButton variant="outlined" busy={busy} onClick={onSend}>
          Send now
        </BusyButton>
      ) : undefined}
    </ConfirmDialog>
  );
}
