import { type MouseEvent } from 'react';
import { type TourView } from '../../../state/select/tourViews';
import { isSecondClick } from '../../../ui/dom/isSecondClick';
import { StatusChip } from '../../../ui/feedback/StatusChip';

interface TourStatusProps {
  tour: TourView;
  /** Makes the chip a button when given. */
  onToggle?: (tour: TourView) => void;
}

/** Chip for a draft or published tour. */
export function TourStatus({ tour, onToggle }: TourStatusProps) {
  const { is_published: isPublished } = tour;
  const press =
    onToggle === undefined
      ? {}
      : {
          onClick: (event: MouseEvent) => {
            if (!isSecondClick(event)) onToggle(tour);
          },
          title: isPublished ? 'Unpublish' : 'Publish',
        };
  return (
    <StatusChip tone={isPublished ? 'success' : 'neutral'} {...press}>
      {isPublished ? 'Published' : 'Draft'}
    </StatusChip>
  );
}
