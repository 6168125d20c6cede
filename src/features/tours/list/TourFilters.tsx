import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import { lazy, Suspense } from 'react';
import { PopoverButton } from '../../../ui/controls/PopoverButton';
import { countConditions } from './tourFilter';
import { type TourFiltersProps } from './TourFilterFields';

/** Loaded lazily: the list does not need the comboboxes, which are large. */
const TourFilterFields = lazy(async () => ({
  default: (await import('./TourFilterFields')).TourFilterFields,
}));

const filterTours = { label: 'Filter these tours', group: 'Tours list' };

/** Filter button of the tours list. */
export function TourFilters(props: TourFiltersProps) {
  return (
    <PopoverButton
      label="Filters"
      icon={<FilterListOutlined />}
      count={countConditions(props.filter)}
      width={300}
      command={filterTours}
    >
      {() => (
        <Suspense fallback={null}>
          <TourFilterFields {...props} />
        </Suspense>
      )}
    </PopoverButton>
  );
}
