import { type Tour } from '../../domain/tours/tour';
import { type Edit } from '../outbox/edit';

/** Edit of the publish toggle: publishes a draft as of `now`, or unpublishes a published tour. */
export function publishToggleEdit(
  tour: Pick<Tour, 'id' | 'is_published'> & { language: string },
  now: Date,
): Edit {
  const change = tour.is_published
    ? { is_published: false, published_at: null }
    : { is_published: true, published_at: now.toISOString() };
  return {
    entity: 'tour',
    action: 'update',
    ref: { tourId: tour.id, language: tour.language },
    fields: change,
  };
}
