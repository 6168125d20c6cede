import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type Language } from '../../domain/languages/language';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { focusSearch } from '../../ui/hooks/focusGrid';
import { type MatrixFilter } from './useMatrixRows';

interface MatrixEmptyProps {
  filter: MatrixFilter;
  languages: readonly Language[];
  hasTours: boolean;
  clear: () => void;
}

/** In place of a matrix without rows: what the filter leaves out, and the way back. */
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
        isComplete ? `Every ${tours} is complete in ${gap.label}` : 'No tours match your filters'
      }
      text={isComplete ? 'As far as sections were checked.' : 'Titles and cities are searched.'}
      action={
        <Button
          variant="outlined"
          onClick={({ currentTarget }) => {
            // The button goes away with the focus on it.
            focusSearch(currentTarget);
            clear();
          }}
        >
          Show all tours
        </Button>
      }
    />
  );
}
