import { and, count, desc, eq, exists, isNotNull, sql, type AnyColumn } from 'drizzle-orm';
import type {
  LandingCity,
  LandingContent,
  LandingTour,
  SampleTranscript,
} from '../../../src/domain/tours/landing';
import { firstRow, type Database } from '../../database/database';
import { languages, media, sections, tours, tourTranslations } from '../../schema/catalogueTables';
import { tourPlayTotals } from '../../schema/playTables';
import { fileUrlSql, publicUrlSql } from '../catalogue/mediaUrl';

export interface LandingOptions {
  language: string;
  limit: number;
  publicUrl: string;
}

/** Fallback language for tours without texts in the requested one. */
const FALLBACK_LANGUAGE = 'en';

const isPublished = eq(tours.is_published, true);
const hasTranscript = sql`${media.transcript_text} ~ '\\S'`;

/** True for a tour with texts in the language. */
function hasTextsSql(db: Database, language: string) {
  const spoken = db
    .select({ one: sql`1` })
    .from(tourTranslations)
    .where(and(eq(tourTranslations.tour_id, tours.id), eq(tourTranslations.language, language)));
  return sql<boolean>`${exists(spoken)}`;
}

/** True for a tour with a recording in the language. */
function hasRecordingSql(db: Database, language: string) {
  const sound = db
    .select({ one: sql`1` })
    .from(media)
    .innerJoin(sections, eq(sections.id, media.section_id))
    .where(and(eq(media.tour_id, tours.id), eq(media.type, 'audio'), eq(media.language, language)));
  return sql<boolean>`${exists(sound)}`;
}

/** Row order by language: the requested one, then the fallback, then the tour's primary language. */
const byLanguage = (column: AnyColumn, language: string, primary: AnyColumn) => [
  desc(eq(column, language)),
  desc(eq(column, FALLBACK_LANGUAGE)),
  desc(eq(column, primary)),
];

/** Tours to feature, with the columns that order them. */
function selectFeatured(db: Database, { language, limit }: LandingOptions) {
  const plays = sql<number>`coalesce(${tourPlayTotals.plays}, 0)`;
  const hasTexts = hasTextsSql(db, language);
  const hasRecording = hasRecordingSql(db, language);
  const { id, city, country, primary_language, cover_media_url, created_at, duration_seconds } =
    tours;
  return db
    .select({
      id,
      city,
      country,
      primary_language,
      cover_media_url,
      created_at,
      duration_seconds,
      plays: plays.as('plays_of_tour'),
      speaks: hasTexts.as('speaks'),
      sounds: hasRecording.as('sounds'),
    })
    .from(tours)
    .leftJoin(tourPlayTotals, eq(tourPlayTotals.tour_id, id))
    .where(and(isPublished, isNotNull(cover_media_url)))
    .orderBy(desc(hasTexts), desc(hasRecording), desc(plays), desc(created_at), id)
    .limit(limit)
    .as('featured');
}

/**
 * Published tours with a cover: those in the requested language first, among them those with a recording in it first,
 * then by plays. Others are shown in the fallback language or their primary one.
 */
export async function listFeaturedTours(
  db: Database,
  options: LandingOptions,
): Promise<LandingTour[]> {
  const { language, publicUrl } = options;
  const featured = selectFeatured(db, options);
  const texts = db
    .select({
      title: tourTranslations.title,
      description: tourTranslations.description,
      cover: sql<string | null>`${tourTranslations.cover_media_url}`.as('cover'),
    })
    .from(tourTranslations)
    .where(eq(tourTranslations.tour_id, featured.id))
    .orderBy(...byLanguage(tourTranslations.language, language, featured.primary_language))
    .limit(1)
    .as('texts');
  const samples = db
    .select({
      url: sql<string>`${fileUrlSql(publicUrl, media.file_key)}`.as('sample_url'),
      transcriptId: sql<string | null>`case when ${hasTranscript} then ${media.id} end`.as(
        'transcript_id',
      ),
      language: sql<string>`${media.language}`.as('sample_language'),
    })
    .from(media)
    .innerJoin(sections, eq(sections.id, media.section_id))
    .where(and(eq(media.tour_id, featured.id), eq(media.type, 'audio')))
    .orderBy(
      ...byLanguage(media.language, language, featured.primary_language),
      sections.order_index,
      desc(media.created_at),
    )
    .limit(1)
    .as('samples');
  const cover = sql`coalesce(${texts.cover}, ${featured.cover_media_url})`;
  return db
    .select({
      id: featured.id,
      title: texts.title,
      description: texts.description,
      city: featured.city,
      country: featured.country,
      coverImageUrl: publicUrlSql(publicUrl, cover),
      languages: sql<string[]>`(
        select coalesce(jsonb_agg(${tourTranslations.language} order by ${tourTranslations.language}),
          '[]'::jsonb)
        from ${tourTranslations} where ${tourTranslations.tour_id} = ${featured.id})`,
      sampleAudioUrl: samples.url,
      sampleTranscriptId: samples.transcriptId,
      sampleLanguage: samples.language,
      durationSeconds: featured.duration_seconds,
      sectionCount: db.$count(sections, eq(sections.tour_id, featured.id)),
    })
    .from(featured)
    .crossJoinLateral(texts)
    .leftJoinLateral(samples, sql`true`)
    .orderBy(
      desc(featured.speaks),
      desc(featured.sounds),
      desc(featured.plays),
      desc(featured.created_at),
      featured.id,
    );
}

/** Transcript of a published tour's recording; null if there is none. */
export async function findSampleTranscript(
  db: Database,
  id: string,
): Promise<SampleTranscript | null> {
  const rows = await db
    .select({ language: media.language, text: sql<string>`${media.transcript_text}` })
    .from(media)
    .innerJoin(tours, eq(tours.id, media.tour_id))
    .where(and(eq(media.id, id), eq(media.type, 'audio'), isPublished, hasTranscript));
  return firstRow(rows);
}

/** Cities with published tours, those with the most tours first. */
export async function listCoveredCities(db: Database): Promise<LandingCity[]> {
  const { city, country } = tours;
  const spoken = db
    .select({
      city,
      country,
      languages: sql<string[]>`jsonb_agg(distinct ${tourTranslations.language})`.as('languages'),
    })
    .from(tours)
    .innerJoin(tourTranslations, eq(tourTranslations.tour_id, tours.id))
    .where(isPublished)
    .groupBy(city, country)
    .as('spoken');
  const covered = db
    .select({ city, country, tours: count().as('tours') })
    .from(tours)
    .where(isPublished)
    .groupBy(city, country)
    .as('covered');
  return db
    .select({
      city: covered.city,
      country: covered.country,
      tourCount: covered.tours,
      languages: sql<string[]>`coalesce(${spoken.languages}, '[]'::jsonb)`,
    })
    .from(covered)
    .leftJoin(spoken, and(eq(spoken.city, covered.city), eq(spoken.country, covered.country)))
    .orderBy(desc(covered.tours), sql`${covered.city} collate "C"`, covered.country);
}

/** Enabled languages in the console's order. */
export async function listSpokenLanguages(db: Database): Promise<LandingContent['languages']> {
  const { code, label, native_label, is_enabled, sort_order } = languages;
  return db
    .select({ code, label, native_label })
    .from(languages)
    .where(eq(is_enabled, true))
    .orderBy(sort_order, sql`${label} collate "C"`);
}

/** Number of published tours. */
export function countPublishedTours(db: Database): Promise<number> {
  return db.$count(tours, isPublished);
}
