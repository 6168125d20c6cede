import { createSelector } from '@reduxjs/toolkit';
import { worstState, type SaveState } from '../../domain/forms/saveState';
import { type Tour, type TourTranslation } from '../../domain/tours/tour';
import { selectAliases, selectOverlays } from '../outbox/outboxSlice';
import { realId } from '../outbox/temporaryId';
import { translationKey } from '../outbox/recordKeys';
import { type RootState } from './rootState';
import { listTourViews } from './tourViewList';
import { tourKey, recordOf, textOf, viewIn, type Tours, type TourView } from './tourViews';

const selectTourTables = createSelector(
  [
    (state: RootState) => state.tours.records,
    (state: RootState) => state.tours.texts,
    selectOverlays,
  ],
  (records, texts, overlays): Tours => ({ records, texts, overlays }),
);

/** Tours that have texts in a language, in the list's order; null until a list is known. */
export const selectTourList = createSelector(
  [
    selectTourTables,
    (state: RootState, language: string) => state.tours.lists[language],
    (_state: RootState, language: string) => language,
    selectAliases,
  ],
  (tours, list, language, aliases): readonly TourView[] | null =>
    list ? listTourViews(tours, list.ids, language, aliases) : null,
);

/** First tours of a list whose remaining rows are still loading; null without any, and once the whole list is known. */
export const selectFirstTours = createSelector(
  [
    selectTourTables,
    (state: RootState, language: string) => state.firstTours[language],
    (state: RootState, language: string) => state.tours.lists[language] !== undefined,
    (_state: RootState, language: string) => language,
    selectAliases,
  ],
  (tours, ids, isListKnown, language, aliases): readonly TourView[] | null =>
    ids === undefined || isListKnown ? null : listTourViews(tours, ids, language, aliases),
);

/** Epoch milliseconds of the list's last response; null before the first. */
export const selectToursFetchedAt = (state: RootState, language: string): number | null =>
  state.tours.lists[language]?.fetchedAt ?? null;

/** One tour in one language; null when its record or its texts in that language are unknown. */
export const selectTour = (state: RootState, tourId: string, language: string): TourView | null =>
  viewIn(selectTourTables(state), realId(selectAliases(state), tourId), language);

/** The tour's record alone, independent of any language; null when unknown. */
export const selectTourRecord = (state: RootState, tourId: string): Tour | null =>
  recordOf(selectTourTables(state), realId(selectAliases(state), tourId));

/** A tour's texts in one language, with the save state of their unsent edits. */
export interface TourTextView extends TourTranslation {
  saveState: SaveState | null;
}

/** A tour's known texts in all languages; null until its translations were read. */
export const selectTourTexts = createSelector(
  [
    selectTourTables,
    (state: RootState, tourId: string) =>
      state.tours.translationLists[realId(selectAliases(state), tourId)],
    (state: RootState, tourId: string) => realId(selectAliases(state), tourId),
  ],
  (tours, list, tourId): TourTextView[] | null => {
    const { overlays } = tours;
    const overlay = overlays.get(tourKey(tourId));
    if (!list && overlay?.isCreated !== true) return null;
    const first = overlay?.isCreated === true ? overlay.fields['primary_language'] : undefined;
    const prefix = `${tourKey(tourId)}/`;
    const own = [...overlays].flatMap(([target, over]) =>
      over.isCreated && target.startsWith(prefix) ? [target.slice(prefix.length)] : [],
    );
    const languages = [...(list?.ids ?? []), ...(typeof first === 'string' ? [first] : []), ...own];
    return [...new Set(languages)].flatMap((language) => {
      const text = textOf(tours, tourId, language);
      const over = overlays.get(translationKey('tour', tourId, language));
      const saveState = worstState([over?.state, language === first ? overlay?.state : null]);
      // cast: the overlay holds edits of this text only
      const fields = over?.fields as Partial<TourTranslation> | undefined;
      return text ? [{ ...text, ...fields, saveState }] : [];
    });
  },
);
