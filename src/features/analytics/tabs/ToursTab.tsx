import { useMemo } from 'react';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { type AnalyticsOverview, type TourPlays } from '../../../domain/tours/analytics';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { languagesOfTours, tourRows, type TourRow } from '../view/analyticsRows';
import { formatShare } from '../view/shares';
import { tourSectionPlaysAddress, tourColumns } from './playedTourColumns';
import { ToursChart } from './ToursChart';
import { analyticsAddress, type AnalyticsView } from '../view/useAnalyticsView';
import { ViewExport } from '../view/ViewExport';
import { ViewFilter } from '../view/ViewFilter';
import { ViewLayout } from '../view/ViewLayout';

interface ToursTabProps {
  view: AnalyticsView;
  tours: readonly TourPlays[];
  overview: AnalyticsOverview | null;
}

const showOptions = [
  { value: 'all', label: 'All tours' },
  { value: 'played', label: 'With plays' },
  { value: 'cold', label: 'No plays' },
] as const;
const rowId = (row: TourRow) => row.tour_id;

function countText(rows: number, all: number): string {
  return rows === all ? `${all} tours` : `${rows} of ${all} tours`;
}

/** Tour Performance tab: plays of each tour, by language. */
export function ToursTab({ view, tours, overview }: ToursTabProps) {
  const navigate = useNavigate();
  const { language, show } = view;
  const rows = useMemo(() => tourRows(tours, { language, show }), [tours, language, show]);
  const codes = useMemo(() => {
    return languagesOfTours(tourRows(tours, { language: null, show: 'all' }));
  }, [tours]);
  const totalPlays =
    (language === null
      ? overview?.summary.total_plays
      : overview?.by_language[language]?.total_plays) ?? null;
  const max = rows[0]?.plays ?? 0;
  const columns = useMemo(
    () => tourColumns({ language, max, totalPlays }),
    [language, max, totalPlays],
  );
  const played = rows.filter((row) => row.plays > 0);
  const csvRows = () =>
    rows.map((row) => {
      const plays = new Map(row.languages.map((item) => [item.code, item.plays]));
      return [
        row.rank,
        row.tour_id,
        row.tour_name,
        row.plays,
        formatShare(row.plays, totalPlays),
        row.sections_count,
        ...codes.map((code) => plays.get(code) ?? 0),
      ];
    });
  return (
    <ViewLayout
      chartTitle="Most played tours, by language"
      chart={played.length === 0 ? null : <ToursChart rows={played} language={language} />}
      grid={
        <RecordGrid
          label="Tour performance"
          rows={rows}
          columns={columns}
          rowId={rowId}
          onRowOpen={(row) => void navigate(tourSectionPlaysAddress(row, language))}
          countText={countText(rows.length, tours.length)}
          emptyState={
            <EmptyState
              title={show === 'cold' ? 'Every tour here has plays' : 'No tour here has plays'}
              action={
                <Button
                  variant="outlined"
                  component={Link}
                  to={analyticsAddress({ ...view, show: 'all' })}
                >
                  Show all tours
                </Button>
              }
            />
          }
          toolbar={
            <>
              <ViewFilter view={{ ...view, tour: null }} codes={codes} />
              <SegmentedControl
                label="Tours shown"
                options={showOptions}
                value={show}
                onChange={(value) => void navigate(analyticsAddress({ ...view, show: value }))}
              />
              {language !== null && (
                <Button
                  component={Link}
                  to={`/admin/translate?lang=${encodeURIComponent(language)}`}
                >
                  Translate the most played
                </Button>
              )}
              <ViewExport
                name="analytics-tours"
                headings={[
                  ...['Rank', 'Tour id', 'Tour', 'Plays', 'Share of all plays', 'Sections'],
                  ...codes.map((code) => `Plays ${code}`),
                ]}
                disabled={rows.length === 0}
                rows={csvRows}
              />
            </>
          }
        />
      }
    />
  );
}
