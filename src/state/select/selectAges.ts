import { type RootState } from './rootState';
import { textKey } from '../model/tourRows';

/** Latest of the defined times, in epoch milliseconds; null when all are undefined. */
const latest = (...times: (number | undefined)[]): number | null => {
  const defined = times.filter((time) => time !== undefined);
  return defined.length === 0 ? null : Math.max(...defined);
};

/** Latest fetch of a tour in a language, alone or with the list, in epoch milliseconds; null when never fetched. */
export const selectTourFetchedAt = (state: RootState, tourId: string, language: string) => {
  const list = state.tours.lists[language];
  return latest(
    list?.ids.includes(tourId) ? list.fetchedAt : undefined,
    state.sections.fetchTimes[textKey(tourId, language)]?.fetchedAt,
  );
};

/** Last fetch of a tour's sections in a language, in epoch milliseconds; null when never fetched. */
export const selectSectionsFetchedAt = (state: RootState, tourId: string, language: string) =>
  latest(state.sections.fetchTimes[textKey(tourId, language)]?.fetchedAt);

/** Last fetch of the translations of a tour or section, in epoch milliseconds; null when never fetched. */
export const selectTextsFetchedAt = (state: RootState, id: string) =>
  latest(
    state.tours.translationLists[id]?.fetchedAt,
    state.sections.translationLists[id]?.fetchedAt,
  );
