import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ListOutlined from '@mui/icons-material/FormatListBulletedOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import { sectionsPath } from '../../../domain/paths/sectionPaths';
import { tourPath, translatePath } from '../../../domain/paths/tourPaths';
import { formatChange, formatCount } from '../../../domain/text/count';
import { formatDate } from '../../../domain/text/date';
import { BarCell } from '../../../ui/charts/BarCell';
import { ContentLink } from '../../../ui/content/ContentLink';
import { type Column, type RowAction } from '../../../ui/gridRows/RecordColumn';
import { type TourRow } from '../view/analyticsRows';
import { type SeenTours } from '../view/lastVisit';
import { formatShare } from '../view/shares';
import { TourLanguages } from './TourLanguages';
import { analyticsPath } from '../view/useAnalyticsView';

const TOP_COUNT = 3;

/** Rank badge, green for the top three. */
function TourRankMark({ row }: { row: TourRow }) {
  const isTop = row.rank <= TOP_COUNT && row.plays > 0;
  return (
    <Box
      component="span"
      title={isTop ? `Top ${TOP_COUNT}` : undefined}
      sx={{
        flex: 'none',
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 22,
        height: 22,
        px: '4px',
        borderRadius: '11px',
        border: '1px solid',
        borderColor: isTop ? 'var(--success-line)' : 'transparent',
        backgroundColor: isTop ? 'var(--success-tint)' : undefined,
        color: isTop ? 'var(--success-text)' : 'text.secondary',
        fontSize: 12,
        fontWeight: isTop ? 700 : 500,
      }}
    >
      {row.rank}
      {isTop && (
        <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          {` Top ${TOP_COUNT}`}
        </Box>
      )}
    </Box>
  );
}

interface TourColumnsOptions {
  language: string | null;
  totalPlays: number | null;
  /** Code of the language that the tours lack, offered for translation; null for none. */
  missing: string | null;
  /** Plays that fill a row's bar: the maximum of the rows. */
  maxPlays: number;
  /** Plays in all languages at the last visit; null on the first visit, and when rows count a single language. */
  lastVisit: SeenTours | null;
}

/** Change of a tour's plays since a visit; null for a tour not recorded then. */
const changeSince = ({ byTour }: SeenTours, { tour_id, plays }: TourRow) =>
  byTour[tour_id] === undefined ? null : plays - byTour[tour_id];

/** Column of changes in plays since the last visit. */
function changeColumn(lastVisit: SeenTours): Column<TourRow> {
  const day = formatDate(lastVisit.atMs);
  return {
    key: 'change',
    header: `Since ${day}`,
    width: 148,
    align: 'right',
    value: (row) => changeSince(lastVisit, row),
    render: (row) => {
      const change = changeSince(lastVisit, row) ?? 0;
      // Left empty when unchanged, so that changes stand out.
      return change === 0 ? null : formatChange(change, 0);
    },
  };
}

export const tourSectionPlaysPath = (row: TourRow, language: string | null) =>
  analyticsPath({ tab: 'sections', language, tour: row.tour_id });

/** Actions of a row, with translation first when the tour lacks the language. */
function tourActions(row: TourRow, { missing, language }: TourColumnsOptions): RowAction[] {
  const translate = translatePath(missing ?? '', row.tour_id);
  const plays = tourSectionPlaysPath(row, language);
  const open: RowAction[] = [
    { id: 'plays', label: 'Plays by section', icon: <BarChartOutlined />, to: plays },
    { id: 'sections', label: 'Sections', icon: <ListOutlined />, to: sectionsPath(row.tour_id) },
    { id: 'edit', label: 'Edit', icon: <EditOutlined />, to: tourPath(row.tour_id) },
  ];
  if (missing === null) return open;
  const label = 'Translate';
  return [{ id: 'translate', label, icon: <TranslateOutlined />, to: translate }, ...open];
}

export function tourColumns(options: TourColumnsOptions): Column<TourRow>[] {
  const { language, totalPlays, maxPlays, lastVisit } = options;
  return [
    {
      key: 'place',
      header: 'Rank',
      width: 76,
      value: (row) => row.rank,
      render: (row) => <TourRankMark row={row} />,
    },
    {
      key: 'tour',
      header: 'Tour',
      isRowHeader: true,
      flex: 3,
      minWidth: 150,
      value: (row) => row.tour_name,
      render: (row) => (
        <ContentLink
          to={tourSectionPlaysPath(row, language)}
          language={row.name_language}
          fallback="[No Title]"
        >
          {row.tour_name}
        </ContentLink>
      ),
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
    ...(lastVisit === null ? [] : [changeColumn(lastVisit)]),
    {
      key: 'share',
      header: 'Share',
      width: 68,
      align: 'right',
      value: (row) => row.plays,
      render: (row) => formatShare(row.plays, totalPlays),
    },
    {
      key: 'sections',
      header: 'Sections',
      width: 84,
      align: 'right',
      value: (row) => row.sections_count,
      render: (row) => formatCount(row.sections_count),
    },
    {
      key: 'languages',
      header: 'Languages',
      flex: 2,
      minWidth: 192,
      value: (row) => row.languages.length,
      render: (row) => <TourLanguages row={row} />,
    },
    {
      kind: 'actions',
      key: 'actions',
      actions: (row) => tourActions(row, options),
    },
  ];
}
