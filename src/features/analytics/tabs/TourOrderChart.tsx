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
  /** Most plays of a section in languages in which it is not among the most played; null where that is not known. */
  maxUnlisted: (sectionId: string) => number | null;
}

/** Words of the plays that are not known to the last one; null for those that are. */
function boundText(plays: number, unlisted: number | null): string | null {
  if (unlisted === 0) return null;
  if (plays > 0) return `≥ ${formatCount(plays)}`;
  return unlisted === null ? '–' : `≤ ${formatCount(unlisted)}`;
}

const boundNotes = [
  ['≥', 'among the most played sections in some languages only, so played at least that often'],
  ['≤', 'not among the most played sections, so played at most that often'],
  ['–', 'not among the most played sections, which are all that the server lists'],
] as const;

/** Plays of a tour's sections in the order of the tour: where the bars get short, listeners leave. */
export function TourOrderChart({ tourId, language, rows, maxUnlisted }: TourOrderChartProps) {
  useGetTourSectionsQuery({ tourId, language });
  const sections = useConsoleSelector((state) => selectSectionList(state, tourId, language));
  if (sections === null) return null;
  const bars = sections.map(({ id, title }) => {
    const plays = rows
      .filter((row) => row.section_id === id)
      .reduce((sum, row) => sum + row.plays, 0);
    return { id, title, plays, bound: boundText(plays, maxUnlisted(id)) };
  });
  const notes = boundNotes.filter(([sign]) => bars.some(({ bound }) => bound?.startsWith(sign)));
  return (
    <>
      <StackedBarChart
        hasLongLabels
        label="Plays in the order of the tour"
        series={['Plays']}
        bars={bars.map(({ id, title, plays, bound }, index) => ({
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
          values: [plays],
          total: bound ?? undefined,
        }))}
      />
      {notes.map(([sign, meaning]) => (
        <Typography key={sign} variant="body2" color="text.secondary">
          {sign}: {meaning}.
        </Typography>
      ))}
    </>
  );
}
