import { type RootState } from './rootState';
import { textKey } from '../model/tourRows';

/** The later of the times that are known; null when none is. In epoch milliseconds. */
const latest = (...times: (number | undefined)[]): number | null => {
  const defined = times.filter((time) => time !== undefined);
  return defined.length === 0 ? null : Math.max(...defined);
};

/** Time at which a tour was last read in a language, alone or with the list. */
export const selectTourFetchedAt = (state: RootState, tourId: string, language: string) => {
  const list = state.tours.lists[language];
  return latest(
    list?.ids.includes(tourId) ? list.fetchedAt : undefined,
    state.sections.fetchTimes[textKey(tourId, language)]?.fetchedAt,
  );
};

/** Time at which a tour's sections were last read in a language. */
export const selectSectionsFetchedAt = (state: RootState, tourId: string, language: string) =>
  latest(state.sections.fetchTimes[textKey(tourId, language)]?.fetchedAt);

/** Time at which the translations of a tour or a section were last read. */
export const selectTextsFetchedAt = (state: RootState, id: string) =>
  latest(
    state.tours.translationLists[id]?.fetchedAt,
    state.sections.translationLists[id]?.fetchedAt,
  );
