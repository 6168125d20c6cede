import GraphicEq from '@mui/icons-material/GraphicEq';
import { sectionPath } from '../../../domain/paths/sectionPaths';
import { type SectionPlays } from '../../../domain/tours/analytics';
import { BarCell } from '../../../ui/charts/BarCell';
import { Content } from '../../../ui/content/Content';
import { ContentLink } from '../../../ui/content/ContentLink';
import { type Column } from '../../../ui/gridRows/RecordColumn';
import { type RankedSection } from '../view/analyticsRows';
import { LanguageName } from '../view/LanguageName';
import { RankMark } from './RankMark';
import { formatShare } from '../view/shares';
import { analyticsPath, type AnalyticsView } from '../view/useAnalyticsView';

/** Path of the section's audio editor; when its tour is unknown, of the tours list searched for the tour's name. */
export function playedSectionPath(section: SectionPlays, tourId: string | null): string {
  if (tourId === null) {
    return `/admin/tours?${new URLSearchParams({ q: section.tour_name ?? '' })}`;
  }
  return `${sectionPath(tourId, section.section_id)}/audio`;
}

interface SectionColumnsOptions {
  view: AnalyticsView;
  /** Total plays in the chosen language; null when unknown. */
  totalPlays: number | null;
  /** Plays that fill a row's bar: the maximum of the rows. */
  maxPlays: number;
  tourIdOf: (section: SectionPlays) => string | null;
}

interface TourCellProps {
  section: RankedSection;
  tourId: string | null;
  view: AnalyticsView;
}

/** Tour of a section, linked to the plays of its sections when the tour is known. */
function TourCell({ section, tourId, view }: TourCellProps) {
  if (tourId === null) {
    return (
      <Content language={section.language} lines={1} fallback="–">
        {section.tour_name}
      </Content>
    );
  }
  return (
    <ContentLink to={analyticsPath({ ...view, tour: tourId })} language={section.language}>
      {section.tour_name}
    </ContentLink>
  );
}

export function sectionColumns(options: SectionColumnsOptions): Column<RankedSection>[] {
  const { view, totalPlays, maxPlays, tourIdOf } = options;
  const tour: Column<RankedSection> = {
    key: 'tour',
    header: 'Tour',
    flex: 3,
    minWidth: 140,
    value: (row) => row.tour_name,
    render: (row) => <TourCell section={row} tourId={tourIdOf(row)} view={view} />,
  };
  return [
    {
      key: 'rank',
      header: 'Rank',
      width: 76,
      value: (row) => row.rank,
      render: (row) => <RankMark rank={row.rank} />,
    },
    {
      key: 'section',
      header: 'Section',
      isRowHeader: true,
      flex: 3,
      minWidth: 150,
      value: (row) => row.section_title,
      render: (row) => (
        <ContentLink
          to={playedSectionPath(row, tourIdOf(row))}
          language={row.language}
          fallback="[No Title]"
        >
          {row.section_title}
        </ContentLink>
      ),
    },
    // Redundant with a tour filter, and section titles need the space.
    ...(view.tour === null ? [tour] : []),
    {
      key: 'language',
      header: 'Language',
      width: 106,
      value: (row) => row.language,
      render: (row) => <LanguageName code={row.language} />,
    },
    {
      key: 'plays',
      header: 'Plays',
      flex: 1,
      minWidth: 110,
      align: 'right',
      value: (row) => row.plays,
      render: (row) => <BarCell value={row.plays} max={maxPlays} />,
    },
    {
      key: 'share',
      header: 'Share',
      width: 68,
      align: 'right',
      value: (row) => row.plays,
      render: (row) => formatShare(row.plays, totalPlays),
    },
    {
      kind: 'actions',
      key: 'actions',
      // Keeps the share before it readable.
      width: 92,
      actions: (row) => {
        const tourId = tourIdOf(row);
        return [
          {
            id: 'open',
            label: tourId === null ? 'Find the tour' : 'Open audio editor',
            icon: <GraphicEq />,
            to: playedSectionPath(row, tourId),
          },
        ];
      },
    },
  ];
}
