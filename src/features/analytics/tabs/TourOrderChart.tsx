import { type SectionPlays } from '../../../domain/tours/analytics';
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
}

/** Plays of a tour's sections in the order of the tour: where the bars get short, listeners leave. */
export function TourOrderChart({ tourId, language, rows }: TourOrderChartProps) {
  useGetTourSectionsQuery({ tourId, language });
  const sections = useConsoleSelector((state) => selectSectionList(state, tourId, language));
  if (sections === null) return null;
  const playsOf = (id: string) =>
    rows.filter((row) => row.section_id === id).reduce((sum, { plays }) => sum + plays, 0);
  return (
    <StackedBarChart
      hasLongLabels
      label="Plays in the order of the tour"
      series={['Plays']}
      bars={sections.map(({ id, title }, index) => ({
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
        values: [playsOf(id)],
      }))}
    />
  );
}
