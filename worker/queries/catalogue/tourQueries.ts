import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { TourRow } from '../../../src/domain/tours/tour';
import type { TourChange, NewTour } from '../../../src/domain/tours/tourRules';
import {
  firstRow,
  isoTimestamp,
  laterThan,
  timestampParameter,
  type Database,
} from '../../database/database';
import { jsonObject } from '../../database/jsonObject';
import {
  sections,
  sectionTranslations,
  tours,
  tourTranslations,
} from '../../schema/catalogueTables';
import { publicUrlSql, toStoredUrl } from './mediaUrl';
import { hasTextsIn, sectionColumns, sectionOrder } from './sectionRow';

interface ReadOptions {
  publicUrl: string;
  /** Null means the tour's primary language. */
  language: string | null;
}

const {
  id: textId,
  tour_id: tourId,
  cover_media_url: textCover,
  created_at: textCreatedAt,
  updated_at: textUpdatedAt,
  ...textColumns
} = getTableColumns(tourTranslations);

/** Codes of the languages in which the tour has texts. */
const availableLanguages = sql<string[]>`(
  select jsonb_agg(each_text.language order by each_text.language)
  from ${tourTranslations} each_text where each_text.tour_id = ${tours.id})`;

/** Columns of a `TourRow` without sections, from a tour and its texts in one language. */
const tourColumns = (publicUrl: string) => ({
  ...getTableColumns(tours),
  ...textColumns,
  updated_at: isoTimestamp(sql`greatest(${tours.updated_at}, ${textUpdatedAt})`),
  cover_media_url: publicUrlSql(publicUrl, sql`coalesce(${textCover}, ${tours.cover_media_url})`),
  available_languages: availableLanguages,
});

interface ListOptions {
  publicUrl: string;
  language: string;
  /** Null means both. */
  isPublished: boolean | null;
}

type ListedTour = Omit<TourRow, 'tour_sections'>;

const isListed = (isPublished: boolean | null) =>
  isPublished === null ? undefined : eq(tours.is_published, isPublished);
const newestFirst = [desc(tours.created_at), tours.id];

/** Tours with texts in the language, newest first; selected as JSON, which PGlite reads faster than columns. */
export async function listTours(db: Database, options: ListOptions): Promise<ListedTour[]> {
  const { publicUrl, language, isPublished } = options;
  const rows = await db
    .select({ tour: jsonObject(tourColumns(publicUrl)) })
    .from(tours)
    .innerJoin(tourTranslations, and(eq(tourId, tours.id), eq(tourTranslations.language, language)))
    .where(isListed(isPublished))
    .orderBy(...newestFirst);
  return rows.map(({ tour }) => tour);
}

/** Cursor of keyset pagination: the last tour of a page, valid even after that tour is deleted. */
export interface TourCursor {
  /** ISO 8601 with microseconds: several tours may share a millisecond. */
  createdAt: string;
  id: string;
}

export interface TourPage {
  tours: ListedTour[];
  /** Null on the last page. */
  next: TourCursor | null;
}

/** One page of at most `limit` tours, from the beginning or after a cursor. */
export async function listTourPage(
  db: Database,
  options: ListOptions,
  { limit, after }: { limit: number; after: TourCursor | null },
): Promise<TourPage> {
  const { publicUrl, language, isPublished } = options;
  const isAfter =
    after &&
    sql`(${tours.created_at} < ${after.createdAt}::timestamptz
      or (${tours.created_at} = ${after.createdAt}::timestamptz and ${tours.id} > ${after.id}))`;
  const createdAt = sql<string>`to_char(${tours.created_at} at time zone 'UTC', ${'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'})`;
  const rows = await db
    .select({ tour: jsonObject(tourColumns(publicUrl)), createdAt })
    .from(tours)
    .innerJoin(tourTranslations, and(eq(tourId, tours.id), eq(tourTranslations.language, language)))
    .where(and(isListed(isPublished), isAfter ?? undefined))
    .orderBy(...newestFirst)
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    tours: page.map(({ tour }) => tour),
    next: hasMore ? { createdAt: last.createdAt, id: last.tour.id } : null,
  };
}

const languageOrPrimary = (language: string | null) =>
  sql`coalesce(${language}::text, ${tours.primary_language})`;

/** SQL of a tour's sections in the language of its joined texts. */
const tourSections = (publicUrl: string) => sql<TourRow['tour_sections']>`coalesce((
  select jsonb_agg(${jsonObject(sectionColumns(publicUrl))} order by ${sql.join(sectionOrder, sql`, `)})
  from ${sections} left join ${sectionTranslations}
    on ${hasTextsIn(sql`${tourTranslations.language}`)}
  where ${sections.tour_id} = ${tours.id}), '[]')`;

/** The tour with its sections; null when the tour does not exist or has no texts in the language. */
export async function findTour(
  db: Database,
  id: string,
  { publicUrl, language }: ReadOptions,
): Promise<TourRow | null> {
  const isAsked = sql`${tourTranslations.language} = ${languageOrPrimary(language)}`;
  return firstRow(
    await db
      .select({ ...tourColumns(publicUrl), tour_sections: tourSections(publicUrl) })
      .from(tours)
      .innerJoin(tourTranslations, and(eq(tourId, tours.id), isAsked))
      .where(eq(tours.id, id)),
  );
}

/** Response to a change: the tour without its sections, in another language when it has no texts in this one. */
export async function findChangedTour(
  db: Database,
  id: string,
  { publicUrl, language }: ReadOptions,
): Promise<Omit<TourRow, 'tour_sections'> | null> {
  return firstRow(
    await db
      .select(tourColumns(publicUrl))
      .from(tours)
      .innerJoin(tourTranslations, eq(tourId, tours.id))
      .where(eq(tours.id, id))
      .orderBy(
        desc(sql`${tourTranslations.language} = ${languageOrPrimary(language)}`),
        desc(eq(tourTranslations.language, tours.primary_language)),
        textCreatedAt,
      )
      .limit(1),
  );
}

/** Codes of the languages of the tour's texts; null when the tour does not exist. */
export async function listTourLanguages(db: Database, id: string): Promise<string[] | null> {
  const rows = await db
    .select({ language: tourTranslations.language })
    .from(tours)
    .leftJoin(tourTranslations, eq(tourId, tours.id))
    .where(eq(tours.id, id))
    .orderBy(tourTranslations.language);
  if (rows.length === 0) return null;
  return rows.flatMap(({ language }) => (language === null ? [] : [language]));
}

/** Locks the row until the transaction ends; null when the tour does not exist. */
export async function lockTour(
  db: Database,
  id: string,
): Promise<{ primary_language: string } | null> {
  const { primary_language } = tours;
  return firstRow(
    await db.select({ primary_language }).from(tours).where(eq(tours.id, id)).for('update'),
  );
}

/** Inserts a draft's own fields, without its texts; returns the id. */
export async function insertTour(db: Database, draft: NewTour, now: Date): Promise<string | null> {
  const at = now.toISOString();
  const published_at = draft.is_published ? at : null;
  const row = { ...draft, published_at, created_at: at, updated_at: at };
  const inserted = await db.insert(tours).values(row).returning({ id: tours.id });
  return firstRow(inserted)?.id ?? null;
}

/** A draft has no `published_at`; a published tour keeps its value unless another one is sent. */
function publication(
  { is_published, published_at }: TourChange,
  now: Date,
): SQL | null | undefined {
  if (is_published === false) return null;
  const sent = published_at ? timestampParameter(new Date(published_at)) : null;
  if (is_published === true) {
    return sent ?? sql`coalesce(${tours.published_at}, ${timestampParameter(now)})`;
  }
  return sent === null ? undefined : sql`case when ${tours.is_published} then ${sent} end`;
}

/** Sets the fields that are not undefined; false when the tour does not exist. */
export async function changeTour(
  db: Database,
  id: string,
  change: TourChange,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<boolean> {
  const values = {
    ...change,
    published_at: publication(change, now),
    cover_media_url: toStoredUrl(publicUrl, change.cover_media_url),
    updated_at: laterThan(tours.updated_at, now),
  };
  const changed = await db
    .update(tours)
    .set(values)
    .where(eq(tours.id, id))
    .returning({ id: tours.id });
  return changed.length > 0;
}

/** Deletes a tour with everything that belongs to it; its files stay until `deleteUnreferencedFiles`. */
export async function deleteTour(db: Database, id: string): Promise<void> {
  await db.delete(tours).where(eq(tours.id, id));
}
