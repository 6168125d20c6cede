import { createSelector } from '@reduxjs/toolkit';
import { selectHistory, type HistoryEntry } from '../../state/history/historySlice';
import { type Edit } from '../../state/outbox/edit';
import { idInKeys } from '../../state/outbox/recordKeys';
import { type RootState } from '../../state/select/rootState';
import { keysAround } from '../../state/sync/describeBase';

/** Tour that an edit concerns, if this browser knows it. */
function tourOf(state: Pick<RootState, 'sections' | 'media'>, edit: Edit): string | null {
  return 'tourId' in edit.ref ? edit.ref.tourId : idInKeys('tour', keysAround(state, edit));
}

/** Time of an edit, or of its undoing, which is an edit of the same record. */
const lastTimeOf = ({ at, turnedAt = at }: HistoryEntry) => Math.max(at, turnedAt);

/**
 * Epoch milliseconds of the last edit of each tour's sections, recordings and chapters, by tour: the worker's times of
 * what was read here, and those of the edits that were made here, as chapters have no time of their own. The tour's own
 * `updated_at` leaves them out.
 */
export const selectEditTimes = createSelector(
  [
    (state: RootState) => state.sections,
    (state: RootState) => state.media,
    (state: RootState) => selectHistory(state),
  ],
  (sections, media, history): ReadonlyMap<string, number> => {
    const times = new Map<string, number>();
    const add = (tourId: string | null | undefined, atMs: number) => {
      if (tourId == null || !(atMs > (times.get(tourId) ?? 0))) return;
      times.set(tourId, atMs);
    };
    for (const { tour_id, updated_at } of Object.values(sections.records))
      add(tour_id, Date.parse(updated_at ?? ''));
    for (const { tour_id, updated_at, created_at } of Object.values(media.records))
      add(tour_id, Date.parse(updated_at ?? created_at));
    for (const entry of Object.values(history))
      add(tourOf({ sections, media }, entry.edit), lastTimeOf(entry));
    return times;
  },
);

/**
 * Epoch milliseconds of the last edit of each tour and of all within it that the person made on this device, by tour.
 */
export const selectOwnEditTimes = createSelector(
  [
    (state: RootState) => state.sections,
    (state: RootState) => state.media,
    (state: RootState) => selectHistory(state),
  ],
  (sections, media, history): ReadonlyMap<string, number> => {
    const times = new Map<string, number>();
    for (const entry of Object.values(history)) {
      const tourId = tourOf({ sections, media }, entry.edit);
      const at = lastTimeOf(entry);
      if (tourId !== null && at > (times.get(tourId) ?? 0)) times.set(tourId, at);
    }
    return times;
  },
);
