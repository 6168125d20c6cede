import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { type UnsentRow } from '../saving/unsentRows';
import { type RowState } from '../saving/useChapterSaving';

interface RowStateTextProps {
  /** Null when the row equals the stored chapter. */
  change: 'new' | 'changed' | null;
  /** Outcome of the last save. */
  state: RowState | null;
  /** Outbox state of edits not sent yet. */
  unsent: UnsentRow | null;
}

const labels = { saving: 'Saving…', saved: 'Saved', queued: null, failed: 'Not saved' } as const;

function stateLabel({ change, state, unsent }: RowStateTextProps) {
  const { kind } = state ?? { kind: null };
  if (kind === 'saving' || kind === 'failed') return { className: kind, text: labels[kind] };
  if (change !== null) return { className: 'changed', text: change === 'new' ? 'New' : 'Changed' };
  // An edit stored on this device shows a chip for each outbox state, 'sent' included.
  return kind === 'saved' && unsent === null ? { className: kind, text: labels[kind] } : null;
}

/** Save state of a chapter as text, or its outbox chip while an edit is unsent. */
export function RowStateText(props: RowStateTextProps) {
  const label = stateLabel(props);
  const showsOwn = label !== null && props.unsent?.state !== 'needs you';
  // Omitted rather than given a null state, which the chip would report as sent.
  if (showsOwn) return <span className={`state ${label.className}`}>{label.text}</span>;
  return <SaveStateChip state={props.unsent?.state ?? null} />;
}
