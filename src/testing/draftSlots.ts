import { type Draft, type DraftSlot } from '../domain/forms/draft';

/** A place for one draft, in memory, that keeps at once. */
export function slotWith(kept: Draft | null = null) {
  const cell = { kept };
  const slot: DraftSlot = {
    read: () => cell.kept,
    save: (draft) => void (cell.kept = draft),
    flush: () => undefined,
    clear: () => void (cell.kept = null),
    canSave: () => true,
  };
  return { slot, cell };
}
