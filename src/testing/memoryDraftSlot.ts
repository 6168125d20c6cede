import { type Draft, type DraftSlot } from '../domain/forms/draft';

/** Draft slot in memory that saves immediately. */
export function memoryDraftSlot(stored: Draft | null = null) {
  const cell = { kept: stored };
  const slot: DraftSlot = {
    read: () => cell.kept,
    save: (draft) => void (cell.kept = draft),
    flush: () => undefined,
    clear: () => void (cell.kept = null),
    canSave: () => true,
  };
  return { slot, cell };
}
