import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { type DayPlays } from '../../../domain/tours/analytics';
import { countOf, formatCount } from '../../../domain/text/count';
import { formatDate } from '../../../domain/text/date';
import { Sparkline } from '../../../ui/charts/Sparkline';
import { useDayPlays } from './useDayPlays';
import { weekOfPlays } from './weekOfPlays';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 24px;
  color: var(--text-quiet);
  font-size: 13px;
  line-height: 24px;
  font-variant-numeric: tabular-nums;
  & > a {
    color: var(--text);
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
`;

const sum = (days: readonly DayPlays[]) => days.reduce((all, { plays }) => all + plays, 0);

/**
 * Text alternative of the sparkline, as in 'Plays by day, Nov 1, 2026 to Nov 28, 2026, in UTC: 88 to 201, on the last
 * day 172'.
 */
function describeDays(days: readonly DayPlays[]): string {
  const counts = days.map(({ plays }) => plays);
  const [first, last] = [days[0], days.at(-1)];
  const range = `${formatCount(Math.min(...counts))} to ${formatCount(Math.max(...counts))}`;
  return `Plays by day, ${formatDate(first?.day)} to ${formatDate(last?.day)}, in UTC: ${range}, on the last day ${formatCount(last?.plays)}`;
}

/** Plays of the last week compared with the week before, with a sparkline of four weeks. */
export function WeekLine() {
  const { days, isExpected, hasFailed } = useDayPlays();
  if (days === null && isExpected) {
    return <Skeleton aria-hidden width={440} height={24} sx={{ transform: 'none', maxWidth: 1 }} />;
  }
  if (days === null) {
    return hasFailed ? <Line>The plays by day are not known at present.</Line> : null;
  }
  const week = weekOfPlays(days);
  if (week === null) {
    const [first] = days;
    const since = first === undefined ? 'yet' : `since ${formatDate(first.day)}`;
    return (
      <Line>{`${first === undefined ? 'No plays' : countOf(sum(days), 'play')} ${since}`}</Line>
    );
  }
  const label = describeDays(week.days);
  return (
    <Line title={label}>
      <Sparkline label={label} values={week.days.map(({ plays }) => plays)} marked={7} />
      <Link to="/admin/analytics">{week.text}</Link>
    </Line>
  );
}
