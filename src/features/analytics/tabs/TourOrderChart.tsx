import Typography from '@mui/material/Typography';
import { type SectionPlays } from '../../../domain/tours/analytics';
import { formatCount } from '../../../domain/text/count';
import { useGetTourSectionsQuery } from '../../../state/endpoints/sectionsEndpoints';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectSectionList } from '../../../state/select/selectSections';
import { StackedBarChart } from '../../../ui/charts/StackedBarChart';
import { ContentLink } from '../../../ui/content/ContentLink';
import { playedSectionAddress } from './playedSectionColumns';

interface TourOrderChartProps {
  tourId: string;
  /** Language of the titles. */
  language: string;
  /** The tour's sections among the most played. */
  rows: readonly SectionPlays[];
  /** Most plays that a section of the tour may have which is not among them; null where it is not known. */
  maxUnlisted: number | null;
}

/** Plays of a tour's sections in the order of the tour: where the bars get short, listeners leave. */
export function TourOrderChart({ tourId, language, rows, maxUnlisted }: TourOrderChartProps) {
  useGetTourSectionsQuery({ tourId, language });
  const sections = useConsoleSelector((state) => selectSectionList(state, tourId, language));
  if (sections === null) return null;
  /** Null for a section that the server does not list. */
  const playsOf = (id: string): number | null => {
    const own = rows.filter((row) => row.section_id === id);
    return own.length === 0 ? null : own.reduce((sum, { plays }) => sum + plays, 0);
  };
  const bars = sections.map(({ id, title }) => ({ id, title, plays: playsOf(id) }));
  const hasUnlisted = maxUnlisted !== 0 && bars.some(({ plays }) => plays === null);
  const unlistedText = maxUnlisted === null ? '–' : `≤ ${formatCount(maxUnlisted)}`;
  return (
    <>
      <StackedBarChart
        hasLongLabels
        label="Plays in the order of the tour"
        series={['Plays']}
        bars={bars.map(({ id, title, plays }, index) => ({
          id,
          name: title ?? '[No Title]',
          label: (
            <ContentLink
              to={playedSectionAddress(
                { section_id: id, section_title: title, tour_name: null, language, plays: 0 },
                tourId,
              )}
              lines={2}
              language={language}
              fallback="[No Title]"
            >
              {title === null ? null : `${index + 1}. ${title}`}
            </ContentLink>
          ),
          values: [plays ?? 0],
          total: plays === null && hasUnlisted ? unlistedText : undefined,
        }))}
      />
      {hasUnlisted && (
        <Typography variant="body2" color="text.secondary">
          {maxUnlisted === null
            ? '–: not among the most played sections, which are all that the server lists.'
            : '≤: not among the most played sections, so played at most that often.'}
        </Typography>
      )}
    </>
  );
}
