import { and, count, desc, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  AnalyticsOverview,
  LanguagePlays,
  SectionPlays,
  TourPlays,
} from '../../../src/domain/tours/analytics';
import { firstRow, type Database } from '../../database/database';
import {
  sections,
  sectionTranslations,
  tours,
  tourTranslations,
} from '../../schema/catalogueTables';
import { analyticsEvents, sectionPlays } from '../../schema/listeningTables';

const TOP_SECTIONS = 50;

const isPlayed = gt(sectionPlays.plays, 0);
const sumOfPlays = sql<number>`sum(${sectionPlays.plays})::bigint`;

/** Columns of `LanguagePlays` from the number of sections, of plays, and of sections with plays. */
const figures = (all: SQL, plays: SQL, played: SQL) => ({
  total_sections: sql<number>`${all}`.mapWith(Number),
  total_plays: sql<number>`${plays}`.mapWith(Number),
  sections_with_plays: sql<number>`${played}`.mapWith(Number),
  avg_plays_per_section:
    sql<number>`case when ${all} = 0 then 0 else round(${plays}::numeric / ${all}, 2) end`.mapWith(
      Number,
    ),
});

/** Figures by language. A section counts in the languages of its texts; plays outlive deleted texts. */
async function readByLanguage(db: Database): Promise<Record<string, LanguagePlays>> {
  const described = db
    .select({ language: sectionTranslations.language, sections: count().as('described_sections') })
    .from(sectionTranslations)
    .groupBy(sectionTranslations.language)
    .as('described');
  const played = db
    .select({
      language: sectionPlays.language,
      plays: sumOfPlays.as('plays'),
      sections: count().as('played_sections'),
    })
    .from(sectionPlays)
    .where(isPlayed)
    .groupBy(sectionPlays.language)
    .as('played');
  const language = sql<string>`coalesce(${described.language}, ${played.language})`;
  const all = sql`greatest(${described.sections}, ${played.sections})`;
  const plays = sql`coalesce(${played.plays}, 0)`;
  const rows = await db
    .select({ language, ...figures(all, plays, sql`coalesce(${played.sections}, 0)`) })
    .from(described)
    .fullJoin(played, eq(described.language, played.language))
    .orderBy(desc(plays), language);
  return Object.fromEntries(rows.map(({ language: code, ...row }) => [code, row]));
}

const zeroTotals = {
  total_sections: 0,
  total_plays: 0,
  sections_with_plays: 0,
  avg_plays_per_section: 0,
  most_played_section_count: 0,
};

/** Figures of all languages together; the most played section is one in one language. */
async function readTotals(db: Database): Promise<typeof zeroTotals> {
  const perSection = db
    .select({
      plays: sql<number>`sum(${sectionPlays.plays})`.as('plays'),
      most: sql<number>`max(${sectionPlays.plays})`.as('most'),
    })
    .from(sectionPlays)
    .where(isPlayed)
    .groupBy(sectionPlays.section_id)
    .as('per_section');
  const totals = db
    .select({
      all: sql<number>`(select count(*) from ${sections})`.as('all_sections'),
      plays: sql<number>`coalesce(sum(${perSection.plays}), 0)`.as('plays'),
      played: count().as('played'),
      most: sql<number>`coalesce(max(${perSection.most}), 0)`.as('most'),
    })
    .from(perSection)
    .as('totals');
  const rows = await db
    .select({
      ...figures(sql`${totals.all}`, sql`${totals.plays}`, sql`${totals.played}`),
      most_played_section_count: sql<number>`${totals.most}`.mapWith(Number),
    })
    .from(totals);
  return firstRow(rows) ?? zeroTotals;
}

/** Plays and sections in whole numbers, the average with two decimals; by language, the most played first. */
export async function readOverview(db: Database): Promise<AnalyticsOverview> {
  const by_language = await readByLanguage(db);
  const summary = { ...(await readTotals(db)), languages: Object.keys(by_language).length };
  return { summary, by_language };
}

const tourTexts = alias(tourTranslations, 'tour_texts');
const sectionTexts = alias(sectionTranslations, 'section_texts');

/** Title in the language of the plays, or else in the tour's primary language. */
const sectionTitle = sql<string | null>`coalesce(${sectionTexts.title},
  (select ${sectionTranslations.title} from ${sectionTranslations}
   where ${sectionTranslations.section_id} = ${sections.id}
     and ${sectionTranslations.language} = ${tours.primary_language}))`;
const tourTitle = sql<string | null>`coalesce(${tourTexts.title},
  (select ${tourTranslations.title} from ${tourTranslations}
   where ${tourTranslations.tour_id} = ${tours.id}
     and ${tourTranslations.language} = ${tours.primary_language}))`;

/** The most played pairs of section and language, without those that were never played. */
export async function listMostPlayedSections(db: Database): Promise<SectionPlays[]> {
  const { section_id, language, plays } = sectionPlays;
  const top = db
    .select()
    .from(sectionPlays)
    .where(isPlayed)
    .orderBy(desc(plays), section_id, language)
    .limit(TOP_SECTIONS)
    .as('top');
  return db
    .select({
      section_id: top.section_id,
      language: top.language,
      plays: top.plays,
      section_title: sectionTitle,
      tour_name: tourTitle,
    })
    .from(top)
    .innerJoin(sections, eq(sections.id, top.section_id))
    .innerJoin(tours, eq(tours.id, sections.tour_id))
    .leftJoin(
      sectionTexts,
      and(eq(sectionTexts.section_id, top.section_id), eq(sectionTexts.language, top.language)),
    )
    .leftJoin(tourTexts, and(eq(tourTexts.tour_id, tours.id), eq(tourTexts.language, top.language)))
    .orderBy(desc(top.plays), top.section_id, top.language);
}

/** All tours that are published or were played, the most played first. */
export async function listTourPopularity(db: Database): Promise<TourPlays[]> {
  const { tour_id } = sections;
  const played = db
    .select({ tour_id, language: sectionPlays.language, plays: sumOfPlays.as('plays') })
    .from(sectionPlays)
    .innerJoin(sections, eq(sections.id, sectionPlays.section_id))
    .where(isPlayed)
    .groupBy(tour_id, sectionPlays.language)
    .as('played');
  const perTour = db
    .select({
      tour_id: played.tour_id,
      total_plays: sql<number>`sum(${played.plays})::bigint`.as('total_plays'),
      by_language: sql<
        Record<string, number>
      >`jsonb_object_agg(${played.language}, ${played.plays})`.as('by_language'),
    })
    .from(played)
    .groupBy(played.tour_id)
    .as('per_tour');
  const counted = db
    .select({ tour_id, sections_count: count().as('sections_count') })
    .from(sections)
    .groupBy(tour_id)
    .as('counted');
  const totalPlays = sql<number>`coalesce(${perTour.total_plays}, 0)`.mapWith(Number);
  const { title, language } = tourTranslations;
  return db
    .select({
      tour_id: tours.id,
      tour_name: title,
      total_plays: totalPlays,
      sections_count: sql<number>`coalesce(${counted.sections_count}, 0)`.mapWith(Number),
      by_language: sql<Record<string, number>>`coalesce(${perTour.by_language}, '{}'::jsonb)`,
    })
    .from(tours)
    .leftJoin(perTour, eq(perTour.tour_id, tours.id))
    .leftJoin(counted, eq(counted.tour_id, tours.id))
    .leftJoin(
      tourTranslations,
      and(eq(tourTranslations.tour_id, tours.id), eq(language, tours.primary_language)),
    )
    .where(or(eq(tours.is_published, true), gt(perTour.total_plays, 0)))
    .orderBy(desc(totalPlays), sql`${title} collate "C"`, tours.id);
}

/** Stores an event of the app as it was sent. */
export async function addEvent(db: Database, payload: object, now: Date): Promise<void> {
  await db.insert(analyticsEvents).values({ payload, created_at: now.toISOString() });
}
