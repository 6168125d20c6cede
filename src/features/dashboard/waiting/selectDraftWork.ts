import { createSelector } from '@reduxjs/toolkit';
import { countOf } from '../../../domain/text/count';
import { readinessIssues, type ReadinessIssue } from '../../../domain/tours/readiness';
import { tourGaps } from '../../../domain/tours/tourGaps';
import { selectAliases } from '../../../state/outbox/outboxSlice';
import { realId } from '../../../state/outbox/temporaryId';
import { type RootState } from '../../../state/select/rootState';
import { selectReadyTours } from '../../../state/select/selectReadyTours';
import { readySections } from '../../../state/select/selectReadySections';
import { listSectionViews, selectSectionTables } from '../../../state/select/selectSections';
import { selectTourList } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';

/** A draft with complete details, and its largest remaining issue. */
interface UnreadyDraft {
  tour: TourView;
  issue: ReadinessIssue;
}

/** Drafts of a list, classified by the data on this device. */
export interface DraftWork {
  ready: readonly TourView[];
  /** Fewest affected sections first. */
  unready: readonly UnreadyDraft[];
  /** Drafts whose sections have not been loaded on this device. */
  unchecked: readonly TourView[];
}

const sizeOf = (issue: ReadinessIssue) => ('sectionIds' in issue ? issue.sectionIds.length : 1);

/**
 * Drafts that are ready, not ready because of their sections, or unchecked, in a language; null until the list is
 * loaded.
 */
export const selectDraftWork = createSelector(
  [
    selectTourList,
    selectReadyTours,
    selectSectionTables,
    (state: RootState) => state.media.lists,
    (_state: RootState, language: string) => language,
    selectAliases,
  ],
  (tours, known, tables, mediaLists, language, aliases): DraftWork | null => {
    if (tours === null) return null;
    const drafts = tours.filter((tour) => !tour.is_published);
    const unready = drafts.flatMap((tour): UnreadyDraft[] => {
      // Tours with incomplete details are listed in a group of their own.
      if (!known.unready.has(tour.id) || tourGaps(tour).length > 0) return [];
      const views = listSectionViews(tables, realId(aliases, tour.id), language, aliases);
      const issues = readinessIssues(tour, readySections(views, mediaLists));
      const [issue] = issues.toSorted((one, other) => sizeOf(other) - sizeOf(one));
      return issue === undefined ? [] : [{ tour, issue }];
    });
    return {
      ready: drafts.filter(({ id }) => known.ready.has(id)),
      unready: unready.toSorted((one, other) => sizeOf(one.issue) - sizeOf(other.issue)),
      unchecked: drafts.filter(({ id }) => known.sectionsNotLoaded.has(id)),
    };
  },
);

/** Missing part of a draft, as in '3 sections without audio'. */
export function describeLack(issue: ReadinessIssue): string {
  switch (issue.kind) {
    case 'section texts':
      return `${countOf(issue.sectionIds.length, 'section')} without a title`;
    case 'audio':
      return `${countOf(issue.sectionIds.length, 'section')} without audio`;
    case 'slug':
      return 'odd slug';
    case 'too short':
      return 'shorter than its sections';
    case 'too long':
      return 'longer than its sections';
    default:
      return `no ${issue.kind}`;
  }
}
