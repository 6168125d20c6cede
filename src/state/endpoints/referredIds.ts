import { createSelector } from '@reduxjs/toolkit';
import { idsIn } from '../outbox/recordKeys';
import { selectEntries } from '../outbox/outboxSlice';

/**
 * Ids of the records that unsent edits refer to. Such a record stays although a complete list no
 * longer has it: what the person wrote needs it, and sending it shows what became of the record.
 */
export const selectReferredIds = createSelector(selectEntries, (entries): string[] => [
  ...new Set(entries.flatMap(({ edit }) => idsIn(edit))),
]);

/** The same, for an endpoint, to which its store's state comes untyped. */
export const referredIdsIn = (state: unknown): string[] =>
  selectReferredIds(state as Parameters<typeof selectReferredIds>[0]); // the console's one store
