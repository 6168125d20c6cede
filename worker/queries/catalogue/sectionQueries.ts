import { sql } from 'drizzle-orm';
import type { SectionChange, SectionDraft, SectionRow } from '../../../src/domain/tours/section';
import { changes, moment, record, records, type Database } from '../../database/database';
import { storedAddress } from './publicAddress';
import { inOrder, sectionRow, sectionsIn } from './sectionRow';

interface Wanted {
  publicUrl: string;
  /** Null: the tour's primary one. */
  language: string | null;
}

const asked = (language: string | null) =>
  sql`coalesce(${language}::text, (select primary_language from tours t where t.id = s.tour_id))`;

/** All sections of a tour; their words are null where there are none in the language. */
export function listSections(db: Database, tourId: string, wanted: Wanted): Promise<SectionRow[]> {
  return records(
    db,
    sql`select ${sectionRow(wanted.publicUrl)} as record
      from ${sectionsIn(asked(wanted.language))} where s.tour_id = ${tourId} order by ${inOrder}`,
  );
}

/** Its words are null where there are none in the language. */
export function findSection(db: Database, id: string, wanted: Wanted): Promise<SectionRow | null> {
  return record(
    db,
    sql`select ${sectionRow(wanted.publicUrl)} as record
      from ${sectionsIn(asked(wanted.language))} where s.id = ${id}`,
  );
}

export function listSectionLanguages(db: Database, id: string): Promise<string[] | null> {
  return record(
    db,
    sql`select coalesce(jsonb_agg(language order by language), '[]') as record
      from section_translations where section_id = ${id}`,
  );
}

/** Locked until the transaction ends. */
export function lockSection(db: Database, id: string): Promise<{ tour_id: string } | null> {
  return record(
    db,
    sql`select jsonb_build_object('tour_id', tour_id) as record
      from sections where id = ${id} for update`,
  );
}

export function insertSection(
  db: Database,
  tourId: string,
  draft: SectionDraft,
  now: Date,
): Promise<string | null> {
  return record(
    db,
    sql`insert into sections (tour_id, order_index, duration_seconds, created_at, updated_at)
      values (${tourId}, ${draft.order_index}, ${draft.duration_seconds},
        ${moment(now)}, ${moment(now)})
      returning to_jsonb(id) as record`,
  );
}

/** False when there is no such section. */
export async function changeSection(
  db: Database,
  id: string,
  change: SectionChange,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<boolean> {
  const values = {
    ...change,
    cover_media_url: storedAddress(publicUrl, change.cover_media_url),
  };
  const changed = await record(
    db,
    sql`update sections set ${changes(values, now)} where id = ${id}
      returning to_jsonb(id) as record`,
  );
  return changed !== null;
}

export async function deleteSection(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from sections where id = ${id}`);
}

/** Counts one more play; answers how many there are now in that language. */
export function countPlay(db: Database, id: string, language: string | null) {
  return record<number>(
    db,
    sql`insert into section_plays (section_id, language, plays)
      select s.id, ${asked(language)}, 1 from sections s where s.id = ${id}
      on conflict (section_id, language) do update set plays = section_plays.plays + 1
      returning to_jsonb(plays) as record`,
  );
}
