import { tourPath } from '../../../domain/paths/tourPaths';
import { type TourHead } from '../../../state/hooks/useTourHead';
import { type Breadcrumb } from '../../../ui/shell/PageHeader';

/** Breadcrumbs from the tours list to a tour. */
export function tourBreadcrumbs(tourId: string, { title, language }: TourHead): Breadcrumb[] {
  const hasTitle = title !== null && title !== '';
  return [
    { label: 'Tours', to: '/admin/tours' },
    {
      label: hasTitle ? title : 'Tour',
      to: tourPath(tourId),
      language: hasTitle ? language : undefined,
    },
  ];
}
