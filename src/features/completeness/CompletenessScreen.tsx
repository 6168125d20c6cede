import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import useEventCallback from '@mui/utils/useEventCallback';
import { tourPath } from '../../domain/paths/tourPaths';
import { countOf, formatCount } from '../../domain/text/count';
import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ProblemNote } from '../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { RecordGrid } from '../../ui/grid/RecordGrid';
import { formatSort } from '../../ui/gridRows/sortRecords';
import { ALL_CITIES, cityRows, type CityRow } from './cityRows';
import { cityMatrixColumns, LiveMatrixContext, tourMatrixColumns } from './completenessColumns';
import { MatrixEmpty } from './MatrixEmpty';
import { MatrixFoot, uncheckedText } from './MatrixFoot';
import { MatrixToolbar } from './MatrixToolbar';
import { useMatrix, type Matrix } from './useMatrix';

const noCities: readonly CityRow[] = [];

/** Number of rows with the loading or check state, as in '300 tours' or '14 cities with 300 tours'. */
function matrixCountText(total: string, matrix: Matrix): string {
  const { isLoading, pendingCount } = matrix;
  if (isLoading) return '';
  if (pendingCount > 0) return `${total}, ${countOf(pendingCount, 'language')} being loaded`;
  return `${total}${uncheckedText(matrix)}`;
}

function TourMatrix({ matrix }: { matrix: Matrix }) {
  const { rows, counts, languages, loadedCodes, plays, filter, language, isLoading } = matrix;
  const { query, subject, isPublishedOnly, gap } = filter;
  const areAllLoaded = loadedCodes.length === languages.length;
  const columns = useMemo(
    () => tourMatrixColumns({ languages, subject, counts: areAllLoaded ? counts : null, plays }),
    [languages, subject, areAllLoaded, counts, plays],
  );
  const navigate = useNavigate();
  const open = useEventCallback((tour: TourCompleteness) => void navigate(tourPath(tour.id)));
  return (
    <RecordGrid
      label="Completeness by tour"
      rows={rows}
      columns={columns}
      sort={matrix.sort}
      onSortChange={matrix.sortBy}
      onRowOpen={open}
      viewKey={`completeness?${subject}?${query}?${isPublishedOnly}?${gap}?${formatSort(matrix.sort)}`}
      language={language}
      loading={isLoading}
      countText={matrixCountText(countOf(rows.length, 'tour'), matrix)}
      foot={<MatrixFoot {...matrix} />}
      emptyState={<MatrixEmpty {...matrix} />}
      toolbar={<MatrixToolbar {...matrix} />}
    />
  );
}

function CityMatrix({ matrix }: { matrix: Matrix }) {
  const { rows, deferredCounts, languages, loadedCodes, language, isLoading, filter } = matrix;
  const { subject } = filter;
  const cities = useMemo(
    () => (rows.length === 0 ? noCities : cityRows(rows, loadedCodes, deferredCounts, subject)),
    [rows, loadedCodes, deferredCounts, subject],
  );
  const cityCount = Math.max(0, cities.length - 1);
  const total = `${formatCount(cityCount)} ${cityCount === 1 ? 'city' : 'cities'} with ${countOf(rows.length, 'tour')}`;
  const columns = useMemo(() => cityMatrixColumns(languages, subject), [languages, subject]);
  const navigate = useNavigate();
  const open = useEventCallback(({ id, city }: CityRow) => {
    const filter = id === ALL_CITIES ? '' : `?city=${encodeURIComponent(city)}`;
    void navigate(`/admin/tours${filter}`);
  });
  return (
    <RecordGrid
      label="Completeness by city"
      rows={cities}
      columns={columns}
      onRowOpen={open}
      language={language}
      loading={isLoading}
      countText={matrixCountText(total, matrix)}
      foot={<MatrixFoot {...matrix} />}
      emptyState={<MatrixEmpty {...matrix} />}
      toolbar={<MatrixToolbar {...matrix} />}
    />
  );
}

const subjectTexts = {
  texts:
    'Texts: title, description and the title of every section. % of tours; ≤ while some are not checked.',
  audio: 'Audio: a recording of every section. % of tours; ≥ while some are not checked.',
} as const;

/** Matrix of texts, sections and audio of tours by language. */
export function CompletenessScreen() {
  const matrix = useMatrix();
  const { problem, retry, hasNone, view, totals, deferredCounts, filter } = matrix;
  const live = useMemo(() => ({ totals, counts: deferredCounts }), [totals, deferredCounts]);
  return (
    <>
      <PageHeader
        title="Completeness"
        meta={
          // In a narrow window the legend explains it.
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
            {subjectTexts[filter.subject]}
          </Box>
        }
        breadcrumbs={[{ label: 'Tours', to: '/admin/tours' }]}
        actions={
          <Button
            component={Link}
            to="/admin/translate"
            variant="outlined"
            startIcon={<TranslateIcon />}
          >
            Translate what is missing
          </Button>
        }
      />
      <PageBody>
        {problem !== null && !hasNone && <ProblemNote problem={problem} onRetry={retry} />}
        {problem !== null && hasNone ? (
          <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={retry} />
        ) : (
          <LiveMatrixContext value={live}>
            {view === 'tours' ? <TourMatrix matrix={matrix} /> : <CityMatrix matrix={matrix} />}
          </LiveMatrixContext>
        )}
      </PageBody>
    </>
  );
}
