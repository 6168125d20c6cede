import { useState } from 'react';
import { Link } from 'react-router';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { entryReason } from '../../../state/outbox/entryReason';
import { discardEntry, retryEntry } from '../../../state/sync/outboxActions';
import { type OutboxEntry } from '../../../state/outbox/outboxEntry';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';

/** Why an edit of a chapter was not sent, and the ways out: again, or not at all. */
export function NeedyEdit({ entry, name }: { entry: OutboxEntry; name: string }) {
  const dispatch = useConsoleDispatch();
  const [isAsking, setIsAsking] = useState(false);
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
        onClick={() => setIsAsking(true)}
      >
        Discard
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Discard this edit?"
        text="The chapter goes back to what is stored. This can’t be brought back."
        confirmLabel="Discard"
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          void dispatch(discardEntry(entry.id));
        }}
        onClose={() => setIsAsking(false)}
      />
    </span>
  );
}
