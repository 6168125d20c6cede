import { draftedRecord } from '../domain/record/record';
import { tourFields, tourRowFields, type Tour, type TourRow } from '../domain/tours/tour';
import { tourRules, type NewTour } from '../domain/tours/tourRules';

/** A tour with defaults for the missing fields. */
export const tourFixture = (given: Partial<Tour>): Tour => draftedRecord(tourFields, given, given);

/** A tour as a row of the worker, by default without its sections. */
export const tourRowFixture = (given: Partial<TourRow>): TourRow => ({
  ...draftedRecord(tourRowFields, given, given),
  tour_sections: given.tour_sections ?? null,
});

/** A valid draft of a tour. */
export const tourDraftFixture = (given: Partial<NewTour>): NewTour =>
  tourRules.cast({
    title: 'Taj Mahal',
    slug: 'taj-mahal',
    city: 'Agra',
    country: 'India',
    duration_seconds: 600,
    primary_language: 'en',
    slug_suffix: 'en',
    ...given,
  });
