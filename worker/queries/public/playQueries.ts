import { eq, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../database/advisoryLock';
import { firstRow, type Database } from '../../database/database';
import { languages, sections, tours } from '../../schema/catalogueTables';
import { analyticsEvents, dayPlays, sectionPlays, tourPlays } from '../../schema/playTables';
import { responseVersions } from '../../schema/workerTables';

/** Plays of a section in a language. */
export interface Plays {
  section_id: string;
  language: string;
  plays: number;
}

interface FoundPlays extends Plays {
  isLanguageKnown: boolean;
}

/** Plays of a section so far, in the given language or the tour's primary one; null when the section does not exist. */
export async function findPlays(
  db: Database,
  id: string,
  language: string | null,
): Promise<FoundPlays | null> {
  const spoken = sql<string>`coalesce(${language}::text, ${tours.primary_language})`;
  const rows = await db
    .select({
      section_id: sections.id,
      language: spoken,
      plays: sql<number>`coalesce(${sectionPlays.plays}, 0)`.mapWith(Number),
      isLanguageKnown: sql<boolean>`${languages.code} is not null`,
    })
    .from(sections)
    .innerJoin(tours, eq(tours.id, sections.tour_id))
    .leftJoin(languages, eq(languages.code, spoken))
    .leftJoin(
      sectionPlays,
      sql`${sectionPlays.section_id} = ${sections.id} and ${sectionPlays.language} = ${spoken}`,
    )
    .where(eq(sections.id, id));
  return firstRow(rows);
}

interface PlaysWrite {
  skipsLocked: boolean;
  /** Time whose UTC day the plays are counted on. */
  at: Date;
}

/**
 * Adds plays to their sections, their day and their tours' sums; returns the new counts. Plays of deleted sections are
 * dropped and not returned. The write waits for sections locked by another transaction; with `skipsLocked` it skips
 * their plays instead, and therefore cannot deadlock.
 */
export function addPlays(
  db: Database,
  added: readonly Plays[],
  { skipsLocked, at }: PlaysWrite,
): Promise<Plays[]> {
  const rows = JSON.stringify(added);
  const day = at.toISOString().slice(0, 10);
  return db.transaction(async (tx) => {
    // A single writer at a time: two concurrent ones would both count a section's first language.
    await takeAdvisoryLock(tx, 'plays');
    const written = await tx.execute<{ section_id: string; language: string; plays: string }>(sql`
      with present as materialized (
        select ${sections.id} as section_id, ${sections.tour_id} as tour_id, given.language, given.plays
        from json_to_recordset(${rows}::json) as given (section_id uuid, language text, plays bigint)
        join ${sections} on ${sections.id} = given.section_id
        join ${languages} on ${languages.code} = given.language
        order by 1, 3
        for key share of ${sections} ${sql.raw(skipsLocked ? 'skip locked' : '')}
      ), counted as (
        select present.*, row_number() over (partition by section_id order by language) = 1
          and not exists (select from ${sectionPlays}
            where ${sectionPlays.section_id} = present.section_id and ${sectionPlays.plays} > 0) as is_first
        from present
      ), written as (
        insert into ${sectionPlays} as known (section_id, language, plays, is_first)
        select section_id, language, plays, is_first from counted order by 1, 2
        on conflict (section_id, language) do update
          set plays = known.plays + excluded.plays, is_first = known.is_first or excluded.is_first
        returning section_id, language, plays, is_first
      ), summed as (
        insert into ${tourPlays} as known (tour_id, language, plays, sections, first_sections)
        select tour_id, language, sum(counted.plays), count(*) filter (where written.plays = counted.plays),
          count(*) filter (where written.plays = counted.plays and written.is_first)
        from counted join written using (section_id, language)
        group by 1, 2 order by 1, 2
        on conflict (tour_id, language) do update set plays = known.plays + excluded.plays,
          sections = known.sections + excluded.sections,
          first_sections = known.first_sections + excluded.first_sections
      ), dated as (
        insert into ${dayPlays} as known (day, language, plays)
        select ${day}::date, language, sum(counted.plays) from counted group by 2 order by 2
        on conflict (day, language) do update set plays = known.plays + excluded.plays
      )
      select section_id, language, plays from written`);
    if (written.rows.length > 0) {
      await tx.update(responseVersions).set({ plays: sql`pg_current_xact_id()` });
    }
    return written.rows.map((row) => ({ ...row, plays: Number(row.plays) }));
  });
}

/** Computes the sums for plays that were inserted without them. */
export async function sumPlays(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${tourPlays} (tour_id, language, plays, sections, first_sections)
    select ${sections.tour_id}, ${sectionPlays.language}, sum(${sectionPlays.plays}), count(*),
      count(*) filter (where ${sectionPlays.is_first})
    from ${sectionPlays} join ${sections} on ${sections.id} = ${sectionPlays.section_id}
    where ${sectionPlays.plays} > 0 group by 1, 2`);
}

export interface NewEvent {
  payload: object;
  created_at: string;
}

/** Stores the app's events as sent. */
export async function addEvents(db: Database, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(analyticsEvents).values([...events]);
}
