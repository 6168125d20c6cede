import { createSelector } from '@reduxjs/toolkit';
import { type SectionReadiness } from '../../domain/tours/readiness';
import { selectSectionList } from './selectSections';
import { type RootState } from './rootState';

/**
 * A tour's sections as they count for publishing in a language; null before they were read in it. Of a
 * section whose media nobody has read the media are null.
 */
export const selectReadySections = createSelector(
  [selectSectionList, (state: RootState) => state.media.lists],
  (sections, lists): SectionReadiness[] | null =>
    sections?.map(({ id, duration_seconds, title, media }) => ({
      id,
      duration_seconds,
      title,
      media: lists[id] === undefined ? null : media,
    })) ?? null,
);
