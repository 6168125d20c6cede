import { type Chapter } from '../../domain/chapters/chapter';
import { type Section, type SectionTranslation } from '../../domain/tours/section';
import { type Tour } from '../../domain/tours/tour';
import { type TourText } from '../model/tourRows';
import { type Overlay } from './overlayFields';

const text = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise);
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** A tour that the worker has not made yet, as its draft tells. */
export function createdTour(id: string, { fields, createdAt }: Overlay): Tour {
  return {
    id,
    slug: text(fields['slug']),
    city: text(fields['city']),
    country: text(fields['country']),
    duration_seconds: numberOrNull(fields['duration_seconds']),
    primary_language: text(fields['primary_language'], 'en'),
    is_published: fields['is_published'] === true,
    published_at: textOrNull(fields['published_at']),
    created_at: new Date(createdAt).toISOString(),
    updated_at: null,
    cover_media_url: textOrNull(fields['cover_media_url']),
  };
}

/** The words that a creation carries in a language; null where it carries none in that one. */
export function createdTourText(
  tourId: string,
  language: string,
  over: Overlay | undefined,
): TourText | null {
  if (over?.isCreated !== true) return null;
  const { fields } = over;
  if (language !== (fields['primary_language'] ?? fields['language'])) return null;
  return {
    id: null,
    tour_id: tourId,
    language,
    title: text(fields['title']),
    description: text(fields['description']),
    slug_suffix: text(fields['slug_suffix'], language),
    cover_media_url: textOrNull(fields['cover_media_url']),
    shown_cover_url: null,
  };
}

export function createdSection(id: string, tourId: string, over: Overlay): Section {
  const { fields, createdAt } = over;
  return {
    id,
    tour_id: tourId,
    order_index: numberOrNull(fields['order_index']) ?? 0,
    duration_seconds: numberOrNull(fields['duration_seconds']),
    cover_media_url: textOrNull(fields['cover_media_url']),
    created_at: new Date(createdAt).toISOString(),
    updated_at: null,
  };
}

export function createdSectionText(
  sectionId: string,
  language: string,
  over: Overlay | undefined,
): SectionTranslation | null {
  if (over?.isCreated !== true || over.fields['language'] !== language) return null;
  return {
    id: null,
    section_id: sectionId,
    language,
    title: textOrNull(over.fields['title']),
    description: textOrNull(over.fields['description']),
  };
}

export function createdChapter(id: string, mediaId: string, { fields }: Overlay): Chapter {
  return {
    id,
    media_id: mediaId,
    title: text(fields['title']),
    description: text(fields['description']),
    start_time_seconds: numberOrNull(fields['start_time_seconds']) ?? 0,
    end_time_seconds: numberOrNull(fields['end_time_seconds']),
    order_index: numberOrNull(fields['order_index']) ?? 0,
  };
}
