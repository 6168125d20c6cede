import { draftedRecord } from '../domain/record/record';
import { tourFields, tourRowFields, type Tour, type TourRow } from '../domain/tours/tour';
import { tourRules, type NewTour } from '../domain/tours/tourRules';

/** A tour; fields that are not given have their defaults. */
export const tourFixture = (given: Partial<Tour>): Tour => draftedRecord(tourFields, given, given);

/** A tour as a row of the worker, without its sections. */
export const tourRowFixture = (given: Partial<TourRow>): TourRow => ({
  ...draftedRecord(tourRowFields, given, given),
  tour_sections: given.tour_sections ?? null,
});

/** The draft of a tour that can be created. */
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
