import { createSelector } from '@reduxjs/toolkit';
import { type SectionReadiness } from '../../domain/tours/readiness';
import { selectSectionList, type SectionView } from './selectSections';
import { type RootState } from './rootState';

/** Sections in the form that readiness rules take; `media` is null when a section's media were not read. */
export const readySections = (
  sections: readonly SectionView[] | null,
  mediaLists: RootState['media']['lists'],
): SectionReadiness[] | null =>
  sections?.map(({ id, duration_seconds, title, media }) => ({
    id,
    duration_seconds,
    title,
    media: mediaLists[id] === undefined ? null : media,
  })) ?? null;

/**
 * A tour's sections in a language, in the form that readiness rules take; null until they were read in that language.
 */
export const selectReadySections = createSelector(
  [selectSectionList, (state: RootState) => state.media.lists],
  readySections,
);
