import { and, count, desc, eq, gt, max, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  AnalyticsOverview,
  DayPlays,
  LanguagePlays,
  SectionPlays,
  TourPlays,
} from '../../../src/domain/tours/analytics';
import type { Database } from '../../database/database';
import {
  sections,
  sectionTranslations,
  tours,
  tourTranslations,
} from '../../schema/catalogueTables';
import { dayPlays, languagePlays, sectionPlays, tourPlayTotals } from '../../schema/playTables';

const TOP_SECTIONS = 50;

const isPlayed = gt(sectionPlays.plays, 0);

/** Section counts, which only catalogue edits change. */
export interface SectionCounts {
  all: number;
  /** Sections with texts in the language. */
  byLanguage: Map<string, number>;
  byTour: Map<string, number>;
}

export async function countSections(db: Database): Promise<SectionCounts> {
  const { tour_id } = sections;
  const { language } = sectionTranslations;
  const ofTours = await db.select({ tour_id, n: count() }).from(sections).groupBy(tour_id);
  const ofLanguages = await db
    .select({ language, n: count() })
    .from(sectionTranslations)
    .groupBy(language);
  return {
    all: ofTours.reduce((total, { n }) => total + n, 0),
    byLanguage: new Map(ofLanguages.map((each) => [each.language, each.n])),
    byTour: new Map(ofTours.map((each) => [each.tour_id, each.n])),
  };
}

interface PlayCounts {
  sections: number;
  plays: number;
  /** Sections with at least one play. */
  played: number;
}

function figures({ sections: all, plays, played }: PlayCounts): LanguagePlays {
  return {
    total_sections: all,
    total_plays: plays,
    sections_with_plays: played,
    avg_plays_per_section: all === 0 ? 0 : Math.round((plays / all) * 100) / 100,
  };
}

const byPlaysThenCode = (
  [a, { total_plays: playsA }]: [string, LanguagePlays],
  [b, { total_plays: playsB }]: [string, LanguagePlays],
): number => playsB - playsA || (a < b ? -1 : 1);

/**
 * Totals and averages of plays, averages with two decimals; by language, most played first. A section counts towards
 * every language in which it has texts; plays outlive deleted texts.
 */
export async function readOverview(
  db: Database,
  numbers: SectionCounts,
): Promise<AnalyticsOverview> {
  const sums = await db.select().from(languagePlays).where(gt(languagePlays.plays, 0));
  const [most] = await db
    .select({ plays: max(sectionPlays.plays) })
    .from(sectionPlays)
    .where(isPlayed);
  const total = (of: 'plays' | 'first_sections') => sums.reduce((all, each) => all + each[of], 0);
  const summed = new Map(sums.map((each) => [each.language, each]));
  const codes = [...new Set([...numbers.byLanguage.keys(), ...summed.keys()])];
  const rows = codes.map((code): [string, LanguagePlays] => {
    const own = summed.get(code) ?? { plays: 0, sections: 0 };
    const all = Math.max(numbers.byLanguage.get(code) ?? 0, own.sections);
    return [code, figures({ sections: all, plays: own.plays, played: own.sections })];
  });
  const summary = {
    ...figures({
      sections: numbers.all,
      plays: total('plays'),
      played: total('first_sections'),
    }),
    most_played_section_count: most?.plays ?? 0,
    languages: rows.length,
  };
  return { summary, by_language: Object.fromEntries(rows.sort(byPlaysThenCode)) };
}

/** Plays per day (UTC) of the last `days` days, oldest first; starts no earlier than the first recorded day. */
export async function listDayPlays(db: Database, days: number, now: Date): Promise<DayPlays[]> {
  const today = now.toISOString().slice(0, 10);
  const { rows } = await db.execute<{ day: string; plays: string }>(sql`
    select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(sum(${dayPlays.plays}), 0) as plays
    from (select ${today}::date - ago as day from generate_series(0, ${days - 1}::int) as ago) as each
    left join ${dayPlays} on ${dayPlays.day} = each.day
    where each.day >= (select min(${dayPlays.day}) from ${dayPlays})
    group by each.day order by each.day`);
  return rows.map(({ day, plays }) => ({ day, plays: Number(plays) }));
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

/** Most played pairs of section and language, without pairs that have no plays. */
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

/** All tours that are published or have plays, most played first. */
export async function listTourPopularity(
  db: Database,
  numbers: SectionCounts,
): Promise<TourPlays[]> {
  const { tour_id, plays, by_language } = tourPlayTotals;
  const totalPlays = sql<number>`coalesce(${plays}, 0)`.mapWith(Number);
  const { title } = tourTranslations;
  const rows = await db
    .select({
      tour_id: tours.id,
      tour_name: title,
      total_plays: totalPlays,
      by_language: sql<Record<string, number>>`coalesce(${by_language}, '{}'::jsonb)`,
    })
    .from(tours)
    .leftJoin(tourPlayTotals, eq(tour_id, tours.id))
    .leftJoin(
      tourTranslations,
      and(
        eq(tourTranslations.tour_id, tours.id),
        eq(tourTranslations.language, tours.primary_language),
      ),
    )
    .where(or(eq(tours.is_published, true), gt(plays, 0)))
    .orderBy(desc(totalPlays), sql`${title} collate "C"`, tours.id);
  return rows.map((row) => ({ ...row, sections_count: numbers.byTour.get(row.tour_id) ?? 0 }));
}
