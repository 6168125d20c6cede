import { type Chapter } from '../../domain/chapters/chapter';
import { type Language, GLOBE } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { FieldReader, isJson, isSafeKey, type Json } from '../../domain/reading';
import { type SectionRow, type SectionTranslation } from '../../domain/tours/section';
import { type TourRow, type TourTranslation } from '../../domain/tours/tour';

const COVER_SPELLINGS = ['cover_media_url', 'cover_url', 'coverImageUrl'];

export function readMedia(value: unknown, call: string): Media {
  const from = FieldReader.of(value, call);
  return {
    id: from.key('id', 'media_id'),
    tour_id: from.keyOr(null, 'tour_id'),
    section_id: from.keyOr(null, 'section_id'),
    language: from.keyOr('en', 'language'),
    type: from.textOr('image', 'type') === 'audio' ? 'audio' : 'image',
    filename: from.textOr(null, 'filename'),
    title: from.textOr(null, 'title'),
    transcript_text: from.textOr(null, 'transcript_text'),
    public_url: from.textOr('', 'public_url', 'url'),
    duration: from.numberOr(null, 'duration', 'duration_seconds'),
    created_at: from.textOr('', 'created_at'),
    updated_at: from.textOr(null, 'updated_at'),
  };
}

export function readSection(value: unknown, call: string): SectionRow {
  const from = FieldReader.of(value, call);
  return {
    id: from.key('id', 'section_id'),
    tour_id: from.keyOr(null, 'tour_id'),
    order_index: from.numberOr(0, 'order_index'),
    duration_seconds: from.numberOr(null, 'duration_seconds'),
    cover_media_url: from.textOr(null, ...COVER_SPELLINGS),
    created_at: from.textOr(null, 'created_at'),
    updated_at: from.textOr(null, 'updated_at'),
    language: from.keyOr(null, 'language'),
    title: from.textOr(null, 'title'),
    description: from.textOr(null, 'description'),
    media: from.listOrNull((media) => readMedia(media, call), 'media', 'section_media'),
  };
}

export function readSectionTranslation(value: unknown, call: string): SectionTranslation {
  const from = FieldReader.of(value, call);
  return {
    id: from.keyOr(null, 'id'),
    section_id: from.keyOr('', 'section_id'),
    language: from.key('language'),
    title: from.textOr(null, 'title'),
    description: from.textOr(null, 'description'),
  };
}

const isText = (value: unknown) => typeof value === 'string';
const isKeyText = (value: unknown) => typeof value === 'string' && isSafeKey(value);
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/** Null may stand beside another spelling that says it. */
const hasPlainCover = (row: Json) =>
  isText(row['cover_media_url']) ||
  (row['cover_media_url'] === null && COVER_SPELLINGS.every((name) => row[name] == null));

/** Whether a row says all there is, each under its own name: nothing about it is to be worked out. */
function isWholeTour(row: Json): row is Json & TourRow {
  return (
    isKeyText(row['id']) &&
    isText(row['slug']) &&
    isText(row['city']) &&
    isText(row['country']) &&
    (row['duration_seconds'] === null || Number.isFinite(row['duration_seconds'])) &&
    isText(row['primary_language']) &&
    typeof row['is_published'] === 'boolean' &&
    isTextOrNull(row['published_at']) &&
    isText(row['created_at']) &&
    isTextOrNull(row['updated_at']) &&
    hasPlainCover(row) &&
    isKeyText(row['language']) &&
    isText(row['title']) &&
    isText(row['description']) &&
    isText(row['slug_suffix']) &&
    row['tour_sections'] === null
  );
}

/**
 * `language` is what was asked for: the row's own wins where it says one. Most rows of a list are taken as
 * they are: to read ten thousand of them field by field takes 20 ms.
 */
export function readTour(value: unknown, call: string, language: string): TourRow {
  if (isJson(value) && isWholeTour(value)) return value;
  const from = FieldReader.of(value, call);
  return {
    id: from.key('id', 'tour_id'),
    slug: from.textOr('', 'slug'),
    city: from.textOr('', 'city'),
    country: from.textOr('', 'country'),
    duration_seconds: from.numberOr(null, 'duration_seconds'),
    primary_language: from.textOr('en', 'primary_language'),
    is_published: from.booleanOr(false, 'is_published'),
    published_at: from.textOr(null, 'published_at'),
    created_at: from.textOr('', 'created_at'),
    updated_at: from.textOr(null, 'updated_at'),
    cover_media_url: from.textOr(null, ...COVER_SPELLINGS),
    language: from.keyOr(language, 'language'),
    title: from.textOr('', 'title'),
    description: from.textOr('', 'description'),
    slug_suffix: from.textOr('', 'slug_suffix'),
    tour_sections: from.listOrNull((section) => readSection(section, call), 'tour_sections'),
  };
}

export function readTourTranslation(value: unknown, call: string): TourTranslation {
  const from = FieldReader.of(value, call);
  const language = from.key('language');
  return {
    id: from.keyOr(null, 'id'),
    tour_id: from.keyOr('', 'tour_id'),
    language,
    title: from.textOr('', 'title'),
    description: from.textOr('', 'description'),
    slug_suffix: from.textOr(language, 'slug_suffix'),
    cover_media_url: from.textOr(null, ...COVER_SPELLINGS),
  };
}

export function readChapter(value: unknown, call: string): Chapter {
  const from = FieldReader.of(value, call);
  return {
    id: from.key('id'),
    media_id: from.keyOr('', 'media_id'),
    title: from.textOr('', 'title'),
    description: from.textOr('', 'description'),
    start_time_seconds: from.number('start_time_seconds'),
    end_time_seconds: from.numberOr(null, 'end_time_seconds'),
    order_index: from.numberOr(0, 'order_index'),
  };
}

export function readLanguage(value: unknown, call: string): Language {
  const from = FieldReader.of(value, call);
  const code = from.key('code');
  const label = from.textOr(code, 'label');
  return {
    id: from.keyOr(code, 'id'),
    code,
    label,
    native_label: from.textOr(label, 'native_label'),
    flag: from.textOr(GLOBE, 'flag'),
    is_enabled: from.booleanOr(true, 'is_enabled'),
    is_default: from.booleanOr(false, 'is_default'),
    sort_order: from.numberOr(0, 'sort_order'),
  };
}
