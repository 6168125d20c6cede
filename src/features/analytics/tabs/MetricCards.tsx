import Box from '@mui/material/Box';
import { type AnalyticsSummary } from '../../../domain/tours/analytics';
import { formatCount } from '../../../domain/text/count';
import { StatCard } from '../../../ui/feedback/StatCard';
import { InfoTip } from '../view/InfoTip';
import { formatEngagement } from '../view/shares';

interface Metric {
  label: string;
  definition: string;
  value: (summary: AnalyticsSummary) => string;
}

const metrics: readonly Metric[] = [
  {
    label: 'Total Plays',
    definition:
      'How often a recording was started: the first play of each recording that was opened counts once.',
    value: ({ total_plays }) => formatCount(total_plays),
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
  },
  {
    label: 'Engagement Rate',
    definition: 'Sections with plays in percent of all sections.',
    value: formatEngagement,
  },
  {
    label: 'Average Plays per Section',
    definition: 'Plays divided by all sections, as the server reports it.',
    value: ({ avg_plays_per_section }) => formatCount(avg_plays_per_section),
  },
  {
    label: 'Most Played Section',
    definition: 'The plays of the one section that was played most.',
    value: ({ most_played_section_count }) => formatCount(most_played_section_count),
  },
  {
    label: 'Languages',
    definition: 'Languages that have sections or plays.',
    value: ({ languages }) => formatCount(languages),
  },
];

/** Metrics of the whole catalogue, each with its definition. */
export function MetricCards({ summary }: { summary: AnalyticsSummary }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        '& > div': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
      }}
    >
      {metrics.map(({ label, definition, value }) => (
        <StatCard
          key={label}
          label={
            <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between' }}>
              {label}
              <InfoTip about={label} text={definition} />
            </Box>
          }
          value={value(summary)}
        />
      ))}
    </Box>
  );
}
