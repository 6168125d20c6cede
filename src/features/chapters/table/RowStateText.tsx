import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { type UnsentRow } from '../saving/unsentRows';
import { type RowState } from '../saving/useChapterSaving';

interface RowStateTextProps {
  /** Null: as it is stored. */
  change: 'new' | 'changed' | null;
  /** How it fared when it was saved. */
  state: RowState | null;
  /** What of it was saved and not sent. */
  unsent: UnsentRow | null;
}

const words = { saving: 'Saving…', saved: 'Saved', queued: null, failed: 'Not saved' } as const;

function wordsOf({ change, state, unsent }: RowStateTextProps) {
  const { kind } = state ?? { kind: null };
  if (kind === 'saving' || kind === 'failed') return { look: kind, text: words[kind] };
  if (change !== null) return { look: 'changed', text: change === 'new' ? 'New' : 'Changed' };
  // What was saved on this device is told by its chip, and so is that it was sent.
  return kind === 'saved' && unsent === null ? { look: kind, text: words[kind] } : null;
}

/** Whether a chapter is stored, in a word; how far it is on its way where that takes a while. */
export function RowStateText(props: RowStateTextProps) {
  const said = wordsOf(props);
  const isOwn = said !== null && props.unsent?.state !== 'needs you';
  return (
    <>
      {isOwn && <span className={`state ${said.look}`}>{said.text}</span>}
      <SaveStateChip state={isOwn ? null : (props.unsent?.state ?? null)} />
    </>
  );
}
