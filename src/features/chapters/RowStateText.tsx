import { type RowState } from './useChapterSaving';

interface RowStateTextProps {
  /** Null: as it is stored. */
  change: 'new' | 'changed' | null;
  state: RowState | null;
}

const words: Record<RowState['kind'], string> = {
  saving: 'Saving…',
  saved: 'Saved',
  queued: 'Saved here',
  failed: 'Not saved',
};

/** Whether a chapter is stored, in a word. */
export function RowStateText({ change, state }: RowStateTextProps) {
  const isOld =
    state !== null && change !== null && state.kind !== 'saving' && state.kind !== 'failed';
  if (state !== null && !isOld) {
    return <span className={`state ${state.kind}`}>{words[state.kind]}</span>;
  }
  if (change === null) return null;
  return <span className="state changed">{change === 'new' ? 'New' : 'Changed'}</span>;
}
