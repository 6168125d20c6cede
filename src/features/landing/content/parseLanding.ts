import {
  type LandingCity,
  type LandingContent,
  type LandingTour,
} from '../../../domain/tours/landing';
import { FieldReader, firstIn, isJson } from '../../../domain/jsonReader';
import { resolveHttpUrl } from '../../../domain/text/httpUrl';
import { uniqueBy } from '../../../platform/uniqueBy';

const CALL = 'GET /api/landing';

/** List under the first field name present; empty when the value is not a list, so that visitors still get the page. */
function readList(fields: FieldReader, ...names: string[]): unknown[] {
  const value = fields.first(...names);
  return Array.isArray(value) ? value : [];
}

/** Entries that can be parsed; invalid ones are dropped. */
function readEntries<T>(
  fields: FieldReader,
  read: (entry: FieldReader) => T,
  ...names: string[]
): NonNullable<T>[] {
  return readList(fields, ...names).flatMap((value) => {
    const entry = isJson(value) ? read(new FieldReader(value, CALL)) : null;
    return entry === null || entry === undefined ? [] : [entry];
  });
}

function readLanguageCodes(fields: FieldReader): string[] {
  return readList(fields, 'languages').filter((code) => typeof code === 'string');
}

function readTour(fields: FieldReader, base: string): LandingTour | null {
  const title = fields.textOr('', 'title').trim();
  if (title === '') return null;
  return {
    id: fields.textOr(title, 'id'),
    title,
    description: fields.textOr('', 'description'),
    coverImageUrl: resolveHttpUrl(
      fields.first('coverImageUrl', 'cover_media_url', 'cover_url', 'cover_image_url'),
      base,
    ),
    city: fields.textOr('', 'city'),
    country: fields.textOr('', 'country'),
    languages: readLanguageCodes(fields),
    sampleAudioUrl: resolveHttpUrl(fields.first('sampleAudioUrl', 'sample_audio_url'), base),
    sampleTranscriptId: fields.textOr(null, 'sampleTranscriptId', 'sample_transcript_id'),
    sampleLanguage: fields.textOr(null, 'sampleLanguage', 'sample_language'),
    durationSeconds: fields.numberOr(null, 'durationSeconds', 'duration_seconds'),
    sectionCount: fields.numberOr(null, 'sectionCount', 'sections_count'),
  };
}

function readCity(fields: FieldReader): LandingCity | null {
  const city = fields.textOr('', 'city').trim();
  if (city === '') return null;
  return {
    city,
    country: fields.textOr('', 'country'),
    tourCount: fields.numberOr(0, 'tourCount', 'tour_count'),
    languages: readLanguageCodes(fields),
  };
}

function readLanguage(fields: FieldReader) {
  const code = fields.textOr('', 'code').trim();
  if (code === '') return null;
  const label = fields.textOr(code, 'label');
  return { code, label, native_label: fields.textOr(label, 'native_label', 'nativeLabel') };
}

function readHighlight(fields: FieldReader) {
  const title = fields.textOr('', 'title').trim();
  if (title === '') return null;
  return {
    id: fields.textOr(title, 'id'),
    title,
    description: fields.textOr('', 'description'),
  };
}

/**
 * Parses the response of the landing request. Missing parts become empty; URLs are resolved against `base`, and dropped
 * unless http(s). Throws when the response is not an object.
 */
export function parseLanding(response: unknown, base: string): LandingContent {
  const fields = FieldReader.of(firstIn(response, CALL, 'landing', 'content'), CALL);
  const hero = fields.nestedOrEmpty('hero');
  const coverage = fields.nestedOrEmpty('coverage');
  const stores = fields.nestedOrEmpty('storeLinks', 'store_links');
  const cities = readEntries(coverage, readCity, 'cities');
  return {
    hero: {
      eyebrow: hero.textOr('', 'eyebrow'),
      title: hero.textOr('', 'title'),
      description: hero.textOr('', 'description'),
    },
    highlights: uniqueBy(readEntries(fields, readHighlight, 'highlights'), ({ id }) => id),
    stats: {
      totalTours: fields.nestedOrEmpty('stats').numberOr(0, 'totalTours', 'total_tours'),
    },
    featuredTours: uniqueBy(
      readEntries(fields, (entry) => readTour(entry, base), 'featuredTours', 'featured_tours'),
      ({ id }) => id,
    ),
    coverage: {
      cities: uniqueBy(cities, ({ city, country }) => `${city}\n${country}`),
      totalCities: coverage.numberOr(cities.length, 'totalCities', 'total_cities'),
    },
    languages: uniqueBy(readEntries(fields, readLanguage, 'languages'), ({ code }) => code),
    storeLinks: {
      iosUrl: resolveHttpUrl(stores.first('iosUrl', 'ios_url'), base),
      androidUrl: resolveHttpUrl(stores.first('androidUrl', 'android_url'), base),
    },
    generatedAt: fields.textOr('', 'generatedAt', 'generated_at'),
  };
}
