import {
  type LandingCity,
  type LandingContent,
  type LandingTour,
} from '../../../domain/tours/landing';
import { FieldReader, firstIn, isJson } from '../../../domain/reading';
import { webAddress } from './webAddress';

const CALL = 'GET /api/landing';

/** What stands under the first of the names that is there; a visitor is served no worse for what is no list. */
function listUnder(fields: FieldReader, ...names: string[]): unknown[] {
  const found = fields.first(...names);
  return Array.isArray(found) ? found : [];
}

/** The entries that can be read; a broken one is left out, its neighbours stay. */
function readable<T>(
  fields: FieldReader,
  read: (entry: FieldReader) => T,
  ...names: string[]
): NonNullable<T>[] {
  return listUnder(fields, ...names).flatMap((value) => {
    const entry = isJson(value) ? read(new FieldReader(value, CALL)) : null;
    return entry === null || entry === undefined ? [] : [entry];
  });
}

function codesIn(fields: FieldReader): string[] {
  return listUnder(fields, 'languages').filter((code) => typeof code === 'string');
}

function readTour(fields: FieldReader, base: string): LandingTour | null {
  const title = fields.textOr('', 'title').trim();
  if (title === '') return null;
  return {
    id: fields.textOr(title, 'id'),
    title,
    description: fields.textOr('', 'description'),
    coverImageUrl: webAddress(
      fields.first('coverImageUrl', 'cover_media_url', 'cover_url', 'cover_image_url'),
      base,
    ),
    city: fields.textOr('', 'city'),
    country: fields.textOr('', 'country'),
    languages: codesIn(fields),
    sampleAudioUrl: webAddress(fields.first('sampleAudioUrl', 'sample_audio_url'), base),
  };
}

function readCity(fields: FieldReader): LandingCity | null {
  const city = fields.textOr('', 'city').trim();
  if (city === '') return null;
  return {
    city,
    country: fields.textOr('', 'country'),
    tourCount: fields.numberOr(0, 'tourCount', 'tour_count'),
    languages: codesIn(fields),
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

/** The first of each id: two entries of one id could not stand in one list. */
function distinct<T>(entries: T[], idOf: (entry: T) => string): T[] {
  return [...new Map(entries.toReversed().map((entry) => [idOf(entry), entry])).values()].reverse();
}

/**
 * Reads the answer of the landing call. Anything may be missing and is then empty; addresses are
 * resolved against `base`, those that are no web address are dropped. Throws where no record came.
 */
export function readLanding(answer: unknown, base: string): LandingContent {
  const fields = FieldReader.of(firstIn(answer, CALL, 'landing', 'content'), CALL);
  const hero = fields.nestedOrEmpty('hero');
  const coverage = fields.nestedOrEmpty('coverage');
  const stores = fields.nestedOrEmpty('storeLinks', 'store_links');
  const cities = readable(coverage, readCity, 'cities');
  return {
    hero: {
      eyebrow: hero.textOr('', 'eyebrow'),
      title: hero.textOr('', 'title'),
      description: hero.textOr('', 'description'),
    },
    highlights: distinct(readable(fields, readHighlight, 'highlights'), ({ id }) => id),
    stats: {
      totalTours: fields.nestedOrEmpty('stats').numberOr(0, 'totalTours', 'total_tours'),
    },
    featuredTours: distinct(
      readable(fields, (entry) => readTour(entry, base), 'featuredTours', 'featured_tours'),
      ({ id }) => id,
    ),
    coverage: {
      cities: distinct(cities, ({ city, country }) => `${city}\n${country}`),
      totalCities: coverage.numberOr(cities.length, 'totalCities', 'total_cities'),
    },
    languages: distinct(readable(fields, readLanguage, 'languages'), ({ code }) => code),
    storeLinks: {
      iosUrl: webAddress(stores.first('iosUrl', 'ios_url'), base),
      androidUrl: webAddress(stores.first('androidUrl', 'android_url'), base),
    },
    generatedAt: fields.textOr('', 'generatedAt', 'generated_at'),
  };
}
