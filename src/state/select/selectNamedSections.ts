import { createSelector } from '@reduxjs/toolkit';
import { type RootState } from './rootState';
import { textKey } from '../model/tourRows';

/** A section of a tour that is loaded on this device, with its title. */
export interface NamedSection {
  id: string;
  tourId: string;
  title: string;
}

/** Loaded sections that belong to a tour and have a title in a language. */
export const selectNamedSections = createSelector(
  [
    (state: RootState) => state.sections.records,
    (state: RootState) => state.sections.texts,
    (_state: RootState, language: string) => language,
  ],
  (records, texts, language): NamedSection[] =>
    Object.values(records).flatMap(({ id, tour_id: tourId }) => {
      const title = texts[textKey(id, language)]?.title;
      return tourId === null || !title ? [] : [{ id, tourId, title }];
    }),
);
