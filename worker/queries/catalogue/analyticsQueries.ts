import { sql } from 'drizzle-orm';
import type {
  AnalyticsOverview,
  AnalyticsSummary,
  LanguagePlays,
  SectionPlays,
  TourPlays,
} from '../../../src/domain/tours/analytics';
import { type Database, timestamptz, queryRecord, queryRecords } from '../../database/database';

const TOP_SECTIONS = 50;

const figures = sql`
  'total_sections', total_sections, 'total_plays', total_plays,
  'sections_with_plays', sections_with_plays,
  'avg_plays_per_section', case when total_sections = 0 then 0
    else round(total_plays::numeric / total_sections, 2) end`;

/** Figures by language. A section counts in the languages of its texts; plays outlive deleted texts. */
async function readByLanguage(db: Database): Promise<Record<string, LanguagePlays>> {
  const rows = await queryRecords<{ language: string; figures: LanguagePlays }>(
    db,
    sql`with described as (
          select language, count(*)::int as sections from section_translations group by language
        ), played as (
          select language, sum(plays)::bigint as plays, count(*)::int as sections
          from section_plays where plays > 0 group by language
        ), per_language as (
          select language, coalesce(p.plays, 0) as total_plays,
            coalesce(p.sections, 0) as sections_with_plays,
            greatest(d.sections, p.sections) as total_sections
          from described d full join played p using (language)
        )
        select jsonb_build_object('language', language,
          'figures', jsonb_build_object(${figures})) as record
        from per_language order by total_plays desc, language`,
  );
  return Object.fromEntries(rows.map((row) => [row.language, row.figures]));
}

type Totals = Omit<AnalyticsSummary, 'languages'>;

const zeroTotals: Totals = {
  total_sections: 0,
  total_plays: 0,
  sections_with_plays: 0,
  avg_plays_per_section: 0,
  most_played_section_count: 0,
};

async function readTotals(db: Database): Promise<Totals> {
  const totals = await queryRecord<Totals>(
    db,
    sql`select jsonb_build_object(${figures}, 'most_played_section_count', most_played) as record
        from (
          select (select count(*)::int from sections) as total_sections,
            coalesce(sum(plays), 0)::bigint as total_plays,
            count(*)::int as sections_with_plays,
            coalesce(max(most), 0) as most_played
          from (select sum(plays) as plays, max(plays) as most
                from section_plays where plays > 0 group by section_id) as per_section
        ) as whole`,
  );
  return totals ?? zeroTotals;
}

export async function readOverview(db: Database): Promise<AnalyticsOverview> {
  const by_language = await readByLanguage(db);
  const summary = { ...(await readTotals(db)), languages: Object.keys(by_language).length };
  return { summary, by_language };
}

/** The most played pairs of section and language, without those that were never played. */
export function listMostPlayedSections(db: Database): Promise<SectionPlays[]> {
  return queryRecords(
    db,
    sql`select jsonb_build_object('section_id', p.section_id, 'language', p.language,
          'plays', p.plays,
          'section_title', coalesce(st.title,
            (select title from section_translations
             where section_id = p.section_id and language = t.primary_language)),
          'tour_name', coalesce(tt.title,
            (select title from tour_translations
             where tour_id = t.id and language = t.primary_language))) as record
        from (
          select * from section_plays where plays > 0
          order by plays desc, section_id, language limit ${TOP_SECTIONS}
        ) as p
        join sections s on s.id = p.section_id
        join tours t on t.id = s.tour_id
        left join section_translations st
          on st.section_id = p.section_id and st.language = p.language
        left join tour_translations tt on tt.tour_id = t.id and tt.language = p.language
        order by p.plays desc, p.section_id, p.language`,
  );
}

/** All tours that are published or were played, the most played first. */
export function listTourPopularity(db: Database): Promise<TourPlays[]> {
  return queryRecords(
    db,
    sql`with played as (
          select s.tour_id, p.language, sum(p.plays)::bigint as plays
          from section_plays p join sections s on s.id = p.section_id
          where p.plays > 0 group by s.tour_id, p.language
        ), per_tour as (
          select tour_id, sum(plays)::bigint as total_plays,
            jsonb_object_agg(language, plays) as by_language
          from played group by tour_id
        ), counted as (
          select tour_id, count(*)::int as sections_count from sections group by tour_id
        )
        select jsonb_build_object('tour_id', t.id, 'tour_name', tt.title,
          'total_plays', coalesce(p.total_plays, 0),
          'sections_count', coalesce(c.sections_count, 0),
          'by_language', coalesce(p.by_language, '{}'::jsonb)) as record
        from tours t
        left join per_tour p on p.tour_id = t.id
        left join counted c on c.tour_id = t.id
        left join tour_translations tt on tt.tour_id = t.id and tt.language = t.primary_language
        where t.is_published or p.total_plays > 0
        order by coalesce(p.total_plays, 0) desc, tt.title collate "C", t.id`,
  );
}

export async function addEvent(db: Database, payload: object, now: Date): Promise<void> {
  await db.execute(
    sql`insert into analytics_events (payload, created_at)
        values (${JSON.stringify(payload)}::jsonb, ${timestamptz(now)})`,
  );
}
