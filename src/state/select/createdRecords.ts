import { chapterFields, type Chapter } from '../../domain/chapters/chapter';
import { draftedRecord } from '../../domain/record/record';
import {
  sectionFields,
  sectionTranslationFields,
  type Section,
  type SectionTranslation,
} from '../../domain/tours/section';
import { tourFields, tourTranslationFields, type Tour } from '../../domain/tours/tour';
import { type TourText } from '../model/tourRows';
import { type Overlay } from '../outbox/overlayFields';

const isoTime = (epochMs: number) => new Date(epochMs).toISOString();

/** A tour pending creation, built from its draft. */
export const createdTour = (id: string, { fields, createdAt }: Overlay): Tour =>
  draftedRecord(tourFields, fields, { id, created_at: isoTime(createdAt), updated_at: null });

/** Texts of a pending creation in a language; null when the creation has none in that language. */
export function createdTourText(
  tourId: string,
  language: string,
  over: Overlay | undefined,
): TourText | null {
  if (over?.isCreated !== true) return null;
  const { fields } = over;
  if (language !== (fields['primary_language'] ?? fields['language'])) return null;
  const text = draftedRecord(tourTranslationFields, fields, {
    id: null,
    tour_id: tourId,
    language,
  });
  const slug_suffix = fields['slug_suffix'] === undefined ? language : text.slug_suffix;
  return { ...text, slug_suffix, shown_cover_url: null, tour_languages: null };
}

export const createdSection = (id: string, tourId: string, over: Overlay): Section =>
  draftedRecord(sectionFields, over.fields, {
    id,
    tour_id: tourId,
    created_at: isoTime(over.createdAt),
    updated_at: null,
  });

export function createdSectionText(
  sectionId: string,
  language: string,
  over: Overlay | undefined,
): SectionTranslation | null {
  if (over?.isCreated !== true || over.fields['language'] !== language) return null;
  const keys = { id: null, section_id: sectionId, language };
  return draftedRecord(sectionTranslationFields, over.fields, keys);
}

export const createdChapter = (id: string, mediaId: string, { fields }: Overlay): Chapter =>
  draftedRecord(chapterFields, fields, { id, media_id: mediaId });
