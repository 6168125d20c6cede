import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { type Language } from '../../../domain/languages/language';
import { countOf, formatChange } from '../../../domain/text/count';
import { formatDate } from '../../../domain/text/date';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useAnalyticsOverview } from '../../../state/hooks/useAnalyticsPart';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { type TourView } from '../../../state/select/tourViews';
import { Content } from '../../../ui/content/Content';
import { describeChanges } from './dashboardVisit';
import { useDashboardVisit } from './useDashboardVisit';
import { useTopTour } from './useTopTour';
import { WeekLine } from './WeekLine';
import { type useTotalSections } from '../useTotalSections';

const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  min-height: 24px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 13px;
  line-height: 24px;
  font-variant-numeric: tabular-nums;
  & > li {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    overflow-wrap: anywhere;
    @media (max-width: 599.95px) {
      white-space: normal;
    }
  }
  & a {
    color: var(--text-quiet);
    text-decoration: none;
  }
  & a:hover {
    color: var(--text);
    text-decoration: underline;
  }
`;

interface ActivityStripProps {
  language: Language;
  /** Null until loaded. */
  tours: readonly TourView[] | null;
  sections: ReturnType<typeof useTotalSections>;
}

/** Current counts, with their changes since the person's last visit on this device. */
function useChanges({ language, tours, sections }: ActivityStripProps) {
  const { data } = useAnalyticsOverview();
  const published = tours?.filter((tour) => tour.is_published).length ?? null;
  const total = tours?.length ?? null;
  // A partial count changes with what is cached, not with what people do.
  const sectionCount = sections.isPartial ? null : sections.count;
  const plays = data?.by_language[language.code]?.total_plays ?? null;
  const counts = { tours: total, published, sections: sectionCount, plays };
  const totalPlays = data?.summary.total_plays ?? null;
  const last = useDashboardVisit(language.code, counts, totalPlays);
  const isKnown = total !== null && published !== null && !sections.isLoading;
  if (last === null || !isKnown) return { totalPlays, plays: null, records: '' };
  const since = ` since ${formatDate(last.atMs)}`;
  const records = describeChanges({ ...counts, tours: total, published, plays: null }, last.counts);
  const before = last.totalPlays;
  const comparePlays = (now: number, then: number) =>
    `${now === then ? 'none' : formatChange(now, then)}${since}`;
  return {
    totalPlays,
    plays: totalPlays === null || before === null ? null : comparePlays(totalPlays, before),
    records: records === '' ? '' : `${records}${since}`,
  };
}

/** All plays and the most played tour, with changes since the last visit. */
function ChangeStrip(props: ActivityStripProps) {
  const { totalPlays, plays, records } = useChanges(props);
  const { isFetching } = useAnalyticsOverview();
  const isOffline = useConsoleSelector(selectOfflineRefusal) !== null;
  const top = useTopTour();
  if (totalPlays === null && isFetching && !isOffline) {
    return <Skeleton aria-hidden width={320} height={24} sx={{ transform: 'none' }} />;
  }
  const topTitle = props.tours?.find(({ id }) => id === top?.tour_id);
  if (totalPlays === null && records === '') return null;
  return (
    <Strip aria-label="What has changed">
      {totalPlays !== null && (
        <li>
          <Link to="/admin/analytics">
            {countOf(totalPlays, 'play')} in all{plays !== null && `, ${plays}`}
          </Link>
        </li>
      )}
      {records !== '' && (
        <li>
          <Link to="/admin/tours">{records}</Link>
        </li>
      )}
      {top !== null && (
        <li>
          <Link to="/admin/analytics?tab=tours">
            {'Most played: '}
            <Content language={topTitle?.language ?? 'en'}>
              {topTitle?.title ?? top.tour_name ?? '[No Title]'}
            </Content>
            {`, ${countOf(top.total_plays, 'play')}`}
          </Link>
        </li>
      )}
    </Strip>
  );
}

/** Plays of the last week and in total, the most played tour, and changes since the last visit. */
export function ActivityStrip(props: ActivityStripProps) {
  return (
    <div>
      <WeekLine />
      <ChangeStrip {...props} />
    </div>
  );
}
