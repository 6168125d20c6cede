import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { entryReason } from '../../../state/outbox/entryReason';
import { discardEntry, retryEntry } from '../../../state/sync/outboxActions';
import { type OutboxEntry } from '../../../state/outbox/outboxEntry';
import { ConfirmDialog } from '../../../ui/feedback/confirm/ConfirmDialog';

/** Reason why a chapter's edit was not sent, with buttons to retry or discard it. */
export function RowConflict({ entry, name }: { entry: OutboxEntry; name: string }) {
  const dispatch = useConsoleDispatch();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <span className="problem">
      {entryReason(entry)}{' '}
      {entry.state === 'conflict' ? (
        <Link to="/admin/outbox">Choose under Unsent edits</Link>
      ) : (
        <button
          type="button"
          aria-label={`Try again: ${name}`}
          onClick={() => void dispatch(retryEntry(entry.id))}
        >
          Try again
        </button>
      )}
      <button
        type="button"
        aria-label={`Discard the edit of ${name}`}
        onClick={() => setIsConfirming(true)}
      >
        Discard
      </button>
      <ConfirmDialog
        open={isConfirming}
        title="Discard this edit?"
        text="The chapter returns to what is stored. This cannot be undone."
        confirmLabel="Discard"
        tone="danger"
        onConfirm={() => {
          setIsConfirming(false);
          void dispatch(discardEntry(entry.id));
        }}
        onClose={() => setIsConfirming(false)}
      />
    </span>
  );
}
