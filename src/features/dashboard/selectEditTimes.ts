import { createSelector } from '@reduxjs/toolkit';
import { selectHistory, type HistoryEntry } from '../../state/history/historySlice';
import { type Edit } from '../../state/outbox/edit';
import { idInKeys } from '../../state/outbox/recordKeys';
import { type RootState } from '../../state/select/rootState';
import { keysAround } from '../../state/sync/describeBase';

/** Id of the tour that an edit belongs to; null when unknown on this device. */
function tourOf(state: Pick<RootState, 'sections' | 'media'>, edit: Edit): string | null {
  return 'tourId' in edit.ref ? edit.ref.tourId : idInKeys('tour', keysAround(state, edit));
}

/** Time of an edit, or of its undo or redo, in epoch milliseconds. */
const lastTimeOf = ({ at, turnedAt = at }: HistoryEntry) => Math.max(at, turnedAt);

/**
 * Time of the last edit of each tour's sections, recordings and chapters, in epoch milliseconds by tour id. Combines
 * the worker's times of cached records with this device's edits, since chapters have no time of their own. The tour's
 * own `updated_at` does not include these edits.
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

/** Time of the person's last edit on this device of each tour and its contents, in epoch milliseconds by tour id. */
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
