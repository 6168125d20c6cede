import { tourPath } from '../../../domain/paths/tourPaths';
import { formatAgo } from '../../../domain/text/date';
import { countOf } from '../../../domain/text/count';
import { type Language } from '../../../domain/languages/language';
import { type AdminRequest } from '../../../domain/people/admin';
import { readinessIssuePath } from '../../../domain/tours/readinessIssuePath';
import { tourGaps } from '../../../domain/tours/tourGaps';
import { adminEndpoints } from '../../../state/endpoints/adminEndpoints';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { textKey } from '../../../state/model/tourRows';
import { unfinishedUploads, uploadPath } from '../../../state/model/unfinishedUploads';
import { selectUploads } from '../../../state/model/uploadsSlice';
import { selectDecisionCount, selectUnsentCount } from '../../../state/outbox/outboxSlice';
import { selectSectionCounts } from '../../../state/select/selectCompleteness';
import { type TourView } from '../../../state/select/tourViews';
import { useShares } from '../texts/useShares';
import { describeLack, type DraftWork } from './selectDraftWork';
import { selectUnstartedTours } from './selectUnstartedTours';
import { translationWork } from './translationWork';
import { useOutdatedGroup } from './useOutdatedGroup';
import { groupOf, type WaitingGroup, type WaitingItem } from './waitingItems';

const single = (part: WaitingGroup['part'], item: WaitingItem): WaitingGroup => {
  return { key: item.key, part, items: [item], total: 1 };
};

/** Edits and uploads of this device that have not completed. */
function useOwnGroups(): WaitingGroup[] {
  const unsentCount = useConsoleSelector(selectUnsentCount);
  const decisionCount = useConsoleSelector(selectDecisionCount);
  const uploads = unfinishedUploads(useConsoleSelector(selectUploads));
  const [upload] = uploads;
  const groups: WaitingGroup[] = [];
  if (unsentCount > 0) {
    const name = countOf(unsentCount, 'unsent edit');
    const note = decisionCount > 0 ? `${decisionCount} to decide` : 'Kept on this device';
    groups.push(single('own', { key: 'unsent', to: '/admin/outbox', name, note }));
  }
  if (upload !== undefined) {
    const name = countOf(uploads.length, 'upload');
    const to = uploadPath(upload);
    groups.push(single('own', { key: 'uploads', to, name, note: 'In progress or failed' }));
  }
  return groups;
}

const PENDING_TAB = '/admin/management?tab=pending';

function requestItem({ id, full_name, email, reason, created_at }: AdminRequest): WaitingItem {
  const name = full_name ?? email ?? 'Somebody';
  const atMs = Date.parse(created_at ?? '');
  return {
    key: id,
    to: `${PENDING_TAB}&request=${encodeURIComponent(id)}`,
    name,
    verb: 'asks for access',
    note: email !== null && email !== name ? email : reason,
    ...(!Number.isNaN(atMs) && { aside: formatAgo(atMs, Date.now()) }),
  };
}

/** Access requests, longest waiting first; null while loading. */
function useRequestGroup(): WaitingGroup | null {
  const { data, isFetching } = adminEndpoints.useGetPendingRequestsQuery();
  if (data === undefined && isFetching) return null;
  if (data === undefined) {
    const unknown = { name: 'Access requests', note: 'Not known at present' };
    return single('read', { key: 'requests', to: PENDING_TAB, ...unknown });
  }
  const longestFirst = data.toSorted((one, other) =>
    (one.created_at ?? '').localeCompare(other.created_at ?? ''),
  );
  return groupOf({ key: 'requests', part: 'read' }, longestFirst, requestItem, {
    to: PENDING_TAB,
    label: (count, isOne) => `${count} other access ${isOne ? 'request' : 'requests'}`,
  });
}

const NO_TITLE = '[No Title]';

const named = ({ title, language }: TourView) =>
  title.trim() === '' ? { name: NO_TITLE } : { name: title, language };

function detailsGroup(tours: readonly TourView[]): WaitingGroup {
  const incomplete = tours.filter((tour) => tourGaps(tour).length > 0);
  const itemOf = (tour: TourView): WaitingItem => {
    const [first = 'title', ...others] = tourGaps(tour);
    return {
      key: `details ${tour.id}`,
      to: readinessIssuePath({ kind: first }, tour.id),
      ...named(tour),
      note: [`No ${first}`, ...others.map((gap) => `no ${gap}`)].join(', '),
    };
  };
  return groupOf({ key: 'details', part: 'read' }, incomplete, itemOf, {
    to: '/admin/tours?incomplete=1',
    label: (count, isOne) => `${count} other ${isOne ? 'tour' : 'tours'} with incomplete details`,
  });
}

function draftGroups({ ready, unready }: DraftWork): WaitingGroup[] {
  const readyItem = (tour: TourView): WaitingItem => ({
    key: `ready ${tour.id}`,
    to: tourPath(tour.id),
    ...named(tour),
    note: 'Draft, ready to publish',
  });
  const unreadyItem = ({ tour, issue }: DraftWork['unready'][number]): WaitingItem => ({
    key: `unready ${tour.id}`,
    to: readinessIssuePath(issue, tour.id),
    ...named(tour),
    note: `Draft, ${describeLack(issue)}`,
  });
  return [
    groupOf({ key: 'ready', part: 'drafts' }, ready, readyItem, {
      to: '/admin/tours?status=draft&incomplete=ready',
      label: (count, isOne) => `${count} other ${isOne ? 'draft' : 'drafts'} ready to publish`,
    }),
    groupOf({ key: 'unready', part: 'drafts' }, unready, unreadyItem, {
      to: '/admin/tours?status=draft&incomplete=unready',
      label: (count, isOne) => `${count} other ${isOne ? 'draft' : 'drafts'} not ready to publish`,
    }),
  ];
}

/** Translations left to do; null while they are being counted. */
function useTranslationGroup(tours: readonly TourView[], content: string): WaitingGroup | null {
  const { shares, languages, isCounting } = useShares();
  const counts = useConsoleSelector(selectSectionCounts);
  const unstartedIn = useConsoleSelector(selectUnstartedTours);
  if (isCounting) return null;
  const toursIn = (code: string) =>
    tours.map(({ id, title, language }) => {
      return { id, title, language, counts: counts.get(textKey(id, code)) ?? null };
    });
  const items = translationWork(shares, languages, content, { toursIn, unstartedIn });
  return { key: 'translations', part: 'read', items, total: items.length };
}

interface Sources {
  /** Null until loaded. */
  tours: readonly TourView[] | null;
  isLoading: boolean;
  language: Language;
  drafts: DraftWork | null;
}

/**
 * Groups of waiting items, most urgent first, up to the first group that is still loading, so that late groups never
 * move rows already shown.
 */
export function useWaitingGroups({ tours, isLoading, language, drafts }: Sources) {
  const own = useOwnGroups();
  const requests = useRequestGroup();
  const outdated = useOutdatedGroup();
  const translations = useTranslationGroup(tours ?? [], language.code);
  const groups: (WaitingGroup | null)[] = [
    ...own,
    requests,
    ...(tours === null ? (isLoading ? [null] : []) : [detailsGroup(tours)]),
    outdated,
    translations,
    ...(drafts === null ? [] : draftGroups(drafts)),
  ];
  const known: WaitingGroup[] = [];
  for (const group of groups) {
    if (group === null) break;
    known.push(group);
  }
  return { groups: known.filter(({ total }) => total > 0), isReading: groups.includes(null) };
}
