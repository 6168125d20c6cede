import { createSelector } from '@reduxjs/toolkit';
import { isReadyToPublish } from '../../domain/tours/readiness';
import { selectAliases } from '../outbox/outboxSlice';
import { realId } from '../outbox/temporaryId';
import { readySections } from './selectReadySections';
import { listSectionViews, selectSectionTables } from './selectSections';
import { selectTourList } from './selectTours';
import { type RootState } from './rootState';

/** Ids of tours, published or not, by their readiness in a language as far as it can be determined locally. */
export interface ReadyTours {
  /** Tours without readiness issues. */
  ready: ReadonlySet<string>;
  /** Tours with a readiness issue, of their own or in the sections that were read. */
  unready: ReadonlySet<string>;
  /** Tours without an issue of their own whose sections were not read. */
  sectionsNotLoaded: ReadonlySet<string>;
}

/** Readiness of the listed tours in a language, by the rules that the tour's page applies. */
export const selectReadyTours = createSelector(
  [
    selectTourList,
    selectSectionTables,
    (state: RootState) => state.media.lists,
    (_state: RootState, language: string) => language,
    selectAliases,
  ],
  (tours, tables, mediaLists, language, aliases): ReadyTours => {
    const [ready, unready] = [new Set<string>(), new Set<string>()];
    const sectionsNotLoaded = new Set<string>();
    for (const tour of tours ?? []) {
      const views = listSectionViews(tables, realId(aliases, tour.id), language, aliases);
      const isReady = isReadyToPublish(tour, readySections(views, mediaLists));
      if (isReady === true) ready.add(tour.id);
      if (isReady === false) unready.add(tour.id);
      if (isReady === null && views === null) sectionsNotLoaded.add(tour.id);
    }
    return { ready, unready, sectionsNotLoaded };
  },
);
