import { sql } from 'drizzle-orm';
import type { LandingCity, LandingContent, LandingTour } from '../../../src/domain/tours/landing';
import { type Database, queryRecord, queryRecords } from '../../database/database';
import { publicUrlSql, fileUrlSql } from '../catalogue/mediaUrl';

export interface LandingOptions {
  language: string;
  limit: number;
  publicUrl: string;
}

/** Published tours with a cover, the most played first, in the requested language or their primary one. */
export function listFeaturedTours(
  db: Database,
  { language, limit, publicUrl }: LandingOptions,
): Promise<LandingTour[]> {
  return queryRecords(
    db,
    sql`with played as (
          select s.tour_id, sum(p.plays) as plays
          from section_plays p join sections s on s.id = p.section_id group by s.tour_id
        ), featured as (
          select t.*, coalesce(p.plays, 0) as plays
          from tours t left join played p on p.tour_id = t.id
          where t.is_published and t.cover_media_url is not null
          order by coalesce(p.plays, 0) desc, t.created_at desc, t.id limit ${limit}
        )
        select jsonb_build_object('id', f.id, 'title', words.title,
          'description', words.description, 'city', f.city, 'country', f.country,
          'coverImageUrl',
            ${publicUrlSql(publicUrl, sql`coalesce(words.cover_media_url, f.cover_media_url)`)},
          'languages', (select coalesce(jsonb_agg(language order by language), '[]'::jsonb)
                        from tour_translations where tour_id = f.id),
          'sampleAudioUrl', (
            select ${fileUrlSql(publicUrl, sql`m.file_key`)}
            from media m join sections s on s.id = m.section_id
            where m.tour_id = f.id and m.type = 'audio'
            order by (m.language = ${language}) desc, (m.language = f.primary_language) desc,
              s.order_index, m.created_at desc limit 1)) as record
        from featured f
        cross join lateral (
          select title, description, cover_media_url from tour_translations
          where tour_id = f.id
          order by (language = ${language}) desc, (language = f.primary_language) desc limit 1
        ) as words
        order by f.plays desc, f.created_at desc, f.id`,
  );
}

/** Cities with published tours, those with the most tours first. */
export function listCoveredCities(db: Database): Promise<LandingCity[]> {
  return queryRecords(
    db,
    sql`with covered as (
          select city, country, count(*)::int as tours
          from tours where is_published group by city, country
        ), spoken as (
          select t.city, t.country, jsonb_agg(distinct tt.language) as languages
          from tours t join tour_translations tt on tt.tour_id = t.id
          where t.is_published group by t.city, t.country
        )
        select jsonb_build_object('city', city, 'country', country, 'tourCount', tours,
          'languages', coalesce(languages, '[]'::jsonb)) as record
        from covered left join spoken using (city, country)
        order by tours desc, city collate "C", country`,
  );
}

export function listSpokenLanguages(db: Database): Promise<LandingContent['languages']> {
  return queryRecords(
    db,
    sql`select jsonb_build_object('code', code, 'label', label, 'native_label', native_label) as record
        from languages where is_enabled order by sort_order, label collate "C"`,
  );
}

export async function countPublishedTours(db: Database): Promise<number> {
  const counted = await queryRecord<number>(
    db,
    sql`select to_jsonb(count(*)) as record from tours where is_published`,
  );
  return counted ?? 0;
}
