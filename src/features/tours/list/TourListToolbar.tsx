import { lazy, memo, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Language } from '../../../domain/languages/language';
import { type GridLayout } from '../../../state/model/gridsSlice';
import { type TourView } from '../../../state/select/tourViews';
import { GridColumnsButton } from '../../../ui/gridSettings/GridColumnsButton';
import { GridViewsButton } from '../../../ui/gridSettings/GridViewsButton';
import { type Column } from '../../../ui/gridRows/RecordColumn';
import { type RecordLayout } from '../../../ui/gridRows/recordLayout';
import { SearchField } from '../../../ui/controls/SearchField';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl';
import { countConditions, parseFilter, toSearchParams, type TourFilter } from './tourFilter';
import { TourFilters } from './TourFilters';
import { useTourViews } from './useTourViews';

// Loaded with the first condition.
const FilterChips = lazy(async () => ({ default: (await import('./FilterChips')).FilterChips }));

export const TOURS_GRID = 'tours';

const statuses = [
  { value: 'all', label: 'All Tours' },
  { value: 'published', label: 'Published Only' },
  { value: 'draft', label: 'Drafts' },
] as const;

interface TourListControlsProps {
  /** Filter from the URL. */
  filter: TourFilter;
  onChange: (part: Partial<TourFilter>) => void;
  languages: readonly Language[];
  columns: readonly Column<TourView>[];
  layout: GridLayout;
  onLayoutChange: (layout: GridLayout) => void;
}

const toMutableLayout = ({
  order,
  hidden,
  shown = [],
  widths,
  isCompact,
}: RecordLayout): GridLayout => ({
  order: [...order],
  hidden: [...hidden],
  shown: [...shown],
  widths: { ...widths },
  isCompact,
});

interface TourListToolbarProps extends TourListControlsProps {
  query: string;
  onSearch: (query: string) => void;
}

/** Controls beside the search field, memoised so that typing does not re-render them. */
const TourListControls = memo(function TourListControls(props: TourListControlsProps) {
  const { filter, onChange, languages, columns, layout, onLayoutChange } = props;
  const [params] = useSearchParams();
  const { views, save, rename, remove } = useTourViews(TOURS_GRID);
  return (
    <>
      <SegmentedControl
        label="Status"
        options={statuses}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
      <TourFilters filter={filter} languages={languages} onChange={onChange} />
      <div style={{ flex: 1 }} />
      <GridViewsButton
        views={views}
        current={toSearchParams(filter, params).toString()}
        onOpen={(view) => onChange(parseFilter(new URLSearchParams(view.search)))}
        onSave={save}
        onRename={rename}
        onRemove={remove}
      />
      <GridColumnsButton
        columns={columns}
        layout={layout}
        onChange={(next) => onLayoutChange(toMutableLayout(next))}
      />
      {countConditions(filter) > 0 && (
        // The chips wrap onto their own line.
        <Suspense fallback={<div style={{ width: '100%', height: 22 }} />}>
          <FilterChips filter={filter} languages={languages} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
});

/** Search, filters, views and columns of the tours list. Callbacks must be stable. */
export function TourListToolbar({ query, onSearch, ...controls }: TourListToolbarProps) {
  return (
    <>
      <SearchField
        label="Search tours"
        placeholder="Search by title, city or country"
        value={query}
        onChange={onSearch}
      />
      <TourListControls {...controls} />
    </>
  );
}
