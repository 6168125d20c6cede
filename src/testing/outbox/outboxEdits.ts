import { type Edit } from '../../state/outbox/edit';
import { tourDraftFixture } from '../tourFixtures';

/** Header of a worker that supports idempotency keys and conditional writes. */
export const EXTENSIONS = { 'kathayatra-extensions': 'idempotency-key, if-match' };

/** A change of the tour `t1`. */
export const tourChange = (fields: object): Edit => {
  return { entity: 'tour', action: 'update', ref: { tourId: 't1', language: 'en' }, fields };
};

export const newTour = {
  entity: 'tour',
  action: 'create',
  ref: {},
  fields: tourDraftFixture({
    title: 'Hampi',
    slug: 'hampi',
    city: 'Hampi',
    duration_seconds: 900,
  }),
} satisfies Edit;
