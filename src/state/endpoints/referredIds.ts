import { createSelector } from '@reduxjs/toolkit';
import { idsIn } from '../outbox/recordKeys';
import { selectEntries } from '../outbox/outboxSlice';

/**
 * Ids of records that unsent edits refer to. Such a record is kept even when a complete list lacks it: the unsent edit
 * needs it, and sending the edit reveals what happened to the record.
 */
export const selectReferredIds = createSelector(selectEntries, (entries): string[] => [
  ...new Set(entries.flatMap(({ edit }) => idsIn(edit))),
]);

/** `selectReferredIds` for endpoints, which receive the store's state untyped. */
export const referredIdsIn = (state: unknown): string[] =>
  selectReferredIds(state as Parameters<typeof selectReferredIds>[0]); // cast: the console has one store
