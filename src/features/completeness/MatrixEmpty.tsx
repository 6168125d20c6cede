import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type Language } from '../../domain/languages/language';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ClearFilterButton } from '../../ui/feedback/ClearFilterButton';
import { type MatrixFilter } from './useMatrixRows';

interface MatrixEmptyProps {
  filter: MatrixFilter;
  languages: readonly Language[];
  hasTours: boolean;
  clear: () => void;
}

/** Empty state of the matrix, with a button that clears the filter. */
export function MatrixEmpty({ filter, languages, hasTours, clear }: MatrixEmptyProps) {
  if (!hasTours) {
    return (
      <EmptyState
        title="No tours yet"
        text="Tours and their languages are listed here."
        action={
          <Button component={Link} to="/admin/tours/create" variant="outlined">
            Create tour
          </Button>
        }
      />
    );
  }
  const gap = languages.find(({ code }) => code === filter.gap);
  const isComplete = gap !== undefined && filter.query.trim() === '';
  const tours = filter.isPublishedOnly ? 'published tour' : 'tour';
  return (
    <EmptyState
      title={
        isComplete
          ? `Every ${tours} is ${filter.subject === 'texts' ? 'complete' : 'recorded'} in ${gap.label}`
          : 'No tours match your filters'
      }
      text={
        isComplete ? 'Going by the sections checked so far.' : 'Titles and cities are searched.'
      }
      action={<ClearFilterButton onClear={clear}>Show all tours</ClearFilterButton>}
    />
  );
}
