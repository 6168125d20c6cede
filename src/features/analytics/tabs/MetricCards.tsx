import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { type AnalyticsSummary, type SectionPlays } from '../../../domain/tours/analytics';
import { formatChange, formatCount } from '../../../domain/text/count';
import { formatDate } from '../../../domain/text/date';
import { ContentLink } from '../../../ui/content/ContentLink';
import { StatCard } from '../../../ui/feedback/StatCard';
import { InfoTip } from '../view/InfoTip';
import { type LanguageRow } from '../view/analyticsRows';
import { LanguageName } from '../view/LanguageName';
import { type SeenFigures } from '../view/lastVisit';
import { formatAverage, formatEngagement } from '../view/shares';
import { analyticsPath } from '../view/useAnalyticsView';

interface Metric {
  label: string;
  definition: string;
  value: (summary: AnalyticsSummary) => string;
  /** Hint below the value: the leader's name, or the change since the last visit. */
  hint?: (leaders: Leaders, summary: AnalyticsSummary) => ReactNode;
}

interface Leaders {
  /** Language with the most plays; undefined without languages. */
  leader: LanguageRow | undefined;
  /** Most played section; undefined while unknown. */
  topSection: SectionPlays | undefined;
  /** Figures of the last visit; null on the first visit. */
  lastVisit: SeenFigures | null;
}

/** Change of a count since the last visit. */
function Since({ now, before, atMs }: { now: number; before: number; atMs: number }) {
  const day = formatDate(atMs);
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {`${formatChange(now, before)} since ${day}`}
    </Box>
  );
}

const metrics: readonly Metric[] = [
  {
    label: 'Total Plays',
    definition:
      'How often a recording was started: the first play of each recording that was opened counts once.',
    value: ({ total_plays }) => formatCount(total_plays),
    hint: ({ leader, lastVisit }, { total_plays }) => (
      <>
        {lastVisit !== null && (
          <Since now={total_plays} before={lastVisit.totalPlays} atMs={lastVisit.atMs} />
        )}
        {leader !== undefined && leader.total_plays > 0 && (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '4px' }}>
            Most in <LanguageName code={leader.code} />
          </Box>
        )}
      </>
    ),
  },
  {
    label: 'Total Sections',
    definition: 'All sections of all tours, also those that are not published.',
    value: ({ total_sections }) => formatCount(total_sections),
  },
  {
    label: 'Sections with Plays',
    definition: 'Sections that were played at least once, in any language.',
    value: ({ sections_with_plays }) => formatCount(sections_with_plays),
    hint: ({ lastVisit }, { sections_with_plays }) =>
      lastVisit !== null && (
        <Since
          now={sections_with_plays}
          before={lastVisit.sectionsWithPlays}
          atMs={lastVisit.atMs}
        />
      ),
  },
  {
    label: 'Engagement Rate',
    definition: 'Sections with plays in percent of all sections.',
    value: formatEngagement,
  },
  {
    label: 'Average Plays per Section',
    definition:
      'Plays in all languages divided by all sections, each counted once. In the table below a section counts in each language that it has, so that its averages are lower.',
    value: ({ avg_plays_per_section }) => formatAverage(avg_plays_per_section),
    hint: () => 'each section once',
  },
  {
    label: 'Most Played Section',
    definition: 'The plays of the one section that was played most.',
    value: ({ most_played_section_count }) => formatCount(most_played_section_count),
    hint: ({ topSection }) =>
      topSection === undefined ? undefined : (
        <ContentLink
          to={analyticsPath({ tab: 'sections' })}
          language={topSection.language}
          lines={2}
          fallback="[No Title]"
        >
          {topSection.section_title}
        </ContentLink>
      ),
  },
  {
    label: 'Languages',
    definition: 'Languages that have sections or plays.',
    value: ({ languages }) => formatCount(languages),
  },
];

interface MetricCardsProps extends Leaders {
  summary: AnalyticsSummary;
}

/** Metrics of the whole catalogue, each with its definition. */
export function MetricCards({ summary, ...leaders }: MetricCardsProps) {
  return (
    // Container queries: the sidebar's width varies, so only the remaining width counts.
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          mb: -2,
          // Seven cards in two columns: the last one spans both, so that no row has a gap.
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '&& > :last-child': { gridColumn: 'span 2' },
          // A subgrid aligns labels, figures and hints across a row.
          '&& > *': {
            display: 'grid',
            gridRow: 'span 3',
            gridTemplateRows: 'subgrid',
            rowGap: 0,
            mb: 2,
          },
          '@container (min-width: 540px)': {
            gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
            '&& > *': { gridColumn: 'span 3' },
            '&& > :nth-child(n + 5)': { gridColumn: 'span 4' },
          },
          '@container (min-width: 900px)': {
            columnGap: 1,
            gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
            '&& > :nth-child(n)': { gridColumn: 'auto', px: 1.25, py: 1.5 },
          },
          '@container (min-width: 1090px)': {
            columnGap: 2,
            '&& > :nth-child(n)': { p: 2 },
          },
        }}
      >
        {metrics.map(({ label, definition, value, hint }) => (
          <StatCard
            key={label}
            label={
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between' }}>
                {label}
                <InfoTip about={label} text={definition} />
              </Box>
            }
            value={value(summary)}
            hint={hint?.(leaders, summary)}
          />
        ))}
      </Box>
    </Box>
  );
}
