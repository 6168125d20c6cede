import { createSelector } from '@reduxjs/toolkit';
import { countOf, formatCount } from '../../../domain/text/count';
import { readinessIssues, type ReadinessIssue } from '../../../domain/tours/readiness';
import { selectAliases } from '../../../state/outbox/outboxSlice';
import { realId } from '../../../state/outbox/temporaryId';
import { type RootState } from '../../../state/select/rootState';
import { readySections } from '../../../state/select/selectReadySections';
import { listSectionViews, selectSectionTables } from '../../../state/select/selectSections';
import { selectTourList } from '../../../state/select/selectTours';

const texts: Readonly<Record<ReadinessIssue['kind'], string>> = {
  title: 'without a title',
  description: 'without a description',
  cover: 'without a cover',
  duration: 'without a duration',
  slug: 'with an odd slug',
  sections: 'without sections',
  'section texts': 'with untitled sections',
  audio: 'with audio missing',
  'too short': 'shorter than their sections',
  'too long': 'longer than their sections',
};
/** Issues that only the sections tell. */
const ofSections: readonly string[] = [
  'sections',
  'section texts',
  'audio',
  'too short',
  'too long',
];

/** Number of issues that are named, the most frequent ones. */
const MAX_NAMED = 3;

/**
 * Missing parts of the drafts of the list in a language, as far as they are known here: '69 drafts: 61 without
 * sections, 40 without a cover'. Null without drafts.
 */
export const selectDraftGaps = createSelector(
  [
    selectTourList,
    selectSectionTables,
    (state: RootState) => state.media.lists,
    (_state: RootState, language: string) => language,
    selectAliases,
  ],
  (tours, tables, mediaLists, language, aliases): string | null => {
    const drafts = tours?.filter((tour) => !tour.is_published) ?? [];
    const counts = new Map<ReadinessIssue['kind'], number>();
    let unreadCount = 0;
    for (const tour of drafts) {
      const views = listSectionViews(tables, realId(aliases, tour.id), language, aliases);
      if (views === null) unreadCount += 1;
      for (const { kind } of readinessIssues(tour, readySections(views, mediaLists)))
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const named = [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MAX_NAMED)
      .map(([kind, count]) => {
        const isLeast = unreadCount > 0 && ofSections.includes(kind);
        return `${isLeast ? 'at least ' : ''}${formatCount(count)} ${texts[kind]}`;
      });
    return named.length === 0 ? null : `${countOf(drafts.length, 'draft')}: ${named.join(', ')}`;
  },
);
