import { createSelector } from '@reduxjs/toolkit';
import { type SectionReadiness } from '../../domain/tours/readiness';
import { selectSectionList, type SectionView } from './selectSections';
import { type RootState } from './rootState';

/** Sections as they count for publishing; of a section whose media nobody has read the media are null. */
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

/** A tour's sections as they count for publishing in a language; null before they were read in it. */
export const selectReadySections = createSelector(
  [selectSectionList, (state: RootState) => state.media.lists],
  readySections,
);
