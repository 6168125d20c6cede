import { sql, type SQL } from 'drizzle-orm';
import { fieldNames } from '../../../src/domain/record/record';
import { tourFields, tourTexts, type TourRow } from '../../../src/domain/tours/tour';
import { tourRules, type TourChange, type TourDraft } from '../../../src/domain/tours/tourRules';
import {
  setClause,
  isoTimestamp,
  timestamptz,
  queryRecord,
  queryRecords,
  type Database,
} from '../../database/database';
import { publicUrlSql, toStoredAddress } from './mediaUrl';
import { sectionOrder, sectionRow, sectionsWithText } from './sectionRow';

interface ReadOptions {
  publicUrl: string;
  /** Null: the primary language of the tour. */
  language: string | null;
}

/** A member of a JSON object. */
const member = (name: string, value: SQL) => sql`${sql.raw(`'${name}'`)}, ${value}`;

/** Columns of a table under their own names, without those that are computed. */
const plainMembers = (alias: SQL, names: readonly string[], computed: object) =>
  names
    .filter((name) => !(name in computed))
    .map((name) => member(name, sql`${alias}.${sql.identifier(name)}`));

/** SQL of a `TourRow` from the tour `t` and its text `x`: a described field is a column of its name. */
function tourRow(publicUrl: string, sections?: SQL): SQL {
  const cover = sql`coalesce(x.cover_media_url, t.cover_media_url)`;
  const computed: Record<string, SQL> = {
    published_at: isoTimestamp(sql`t.published_at`),
    created_at: isoTimestamp(sql`t.created_at`),
    updated_at: isoTimestamp(sql`greatest(t.updated_at, x.updated_at)`),
    cover_media_url: publicUrlSql(publicUrl, cover),
    ...(sections !== undefined && { tour_sections: sections }),
  };
  const members = [
    ...plainMembers(sql`t`, fieldNames(tourFields), computed),
    ...plainMembers(sql`x`, fieldNames(tourTexts), computed),
    ...Object.entries(computed).map(([name, value]) => member(name, value)),
  ];
  return sql`jsonb_build_object(${sql.join(members, sql`, `)})`;
}

/** Tours with texts in the language, newest first. */
export function listTours(
  db: Database,
  options: { publicUrl: string; language: string; isPublished: boolean | null },
): Promise<TourRow[]> {
  const { publicUrl, language, isPublished } = options;
  const filter = isPublished === null ? sql`true` : sql`t.is_published = ${isPublished}`;
  return queryRecords(
    db,
    sql`select ${tourRow(publicUrl)} as record
      from tours t join tour_translations x on x.tour_id = t.id and x.language = ${language}
      where ${filter} order by t.created_at desc, t.id`,
  );
}

const languageOrPrimary = (language: string | null) =>
  sql`coalesce(${language}::text, t.primary_language)`;

/** The tour with its sections; null also when it has no texts in that language. */
export function findTour(db: Database, id: string, options: ReadOptions): Promise<TourRow | null> {
  const sections = sql`coalesce((
    select jsonb_agg(${sectionRow(options.publicUrl)} order by ${sectionOrder})
    from ${sectionsWithText(sql`x.language`)} where s.tour_id = t.id), '[]')`;
  return queryRecord(
    db,
    sql`select ${tourRow(options.publicUrl, sections)} as record
      from tours t
        join tour_translations x on x.tour_id = t.id and x.language = ${languageOrPrimary(options.language)}
      where t.id = ${id}`,
  );
}

/** The response to a change: the tour without its sections, in another language when it has no texts in this one. */
export function findChangedTour(
  db: Database,
  id: string,
  options: ReadOptions,
): Promise<TourRow | null> {
  return queryRecord(
    db,
    sql`select ${tourRow(options.publicUrl)} as record
      from tours t join tour_translations x on x.tour_id = t.id
      where t.id = ${id}
      order by x.language = ${languageOrPrimary(options.language)} desc,
        x.language = t.primary_language desc, x.created_at
      limit 1`,
  );
}

/** Languages of the tour's texts; null when there is no such tour. */
export function listTourLanguages(db: Database, id: string): Promise<string[] | null> {
  return queryRecord(
    db,
    sql`select coalesce((select jsonb_agg(x.language order by x.language)
        from tour_translations x where x.tour_id = t.id), '[]') as record
      from tours t where t.id = ${id}`,
  );
}

export function lockTour(db: Database, id: string): Promise<{ primary_language: string } | null> {
  return queryRecord(
    db,
    sql`select jsonb_build_object('primary_language', primary_language) as record
      from tours where id = ${id} for update`,
  );
}

/** The fields of a draft that are the tour's own, not its texts'. */
const draftFields = fieldNames(tourFields).filter(
  (name): name is keyof typeof tourFields & keyof TourDraft => name in tourRules.fields,
);

export function insertTour(db: Database, draft: TourDraft, now: Date): Promise<string | null> {
  const at = timestamptz(now);
  const columns = sql.join(
    draftFields.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    draftFields.map((name) => sql`${draft[name]}`),
    sql`, `,
  );
  return queryRecord(
    db,
    sql`insert into tours (${columns}, published_at, created_at, updated_at)
      values (${values}, ${draft.is_published ? at : null}, ${at}, ${at})
      returning to_jsonb(id) as record`,
  );
}

/** A draft has no `published_at`; a published tour keeps its own unless another one is sent. */
function publication(
  { is_published, published_at }: TourChange,
  now: Date,
): SQL | null | undefined {
  if (is_published === false) return null;
  const sent = published_at ? timestamptz(new Date(published_at)) : null;
  if (is_published === true) return sent ?? sql`coalesce(published_at, ${timestamptz(now)})`;
  return sent === null ? undefined : sql`case when is_published then ${sent} end`;
}

/** False when there is no such tour. */
export async function changeTour(
  db: Database,
  id: string,
  change: TourChange,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<boolean> {
  const values = {
    ...change,
    published_at: publication(change, now),
    cover_media_url: toStoredAddress(publicUrl, change.cover_media_url),
  };
  const changed = await queryRecord(
    db,
    sql`update tours set ${setClause(values, now)} where id = ${id} returning to_jsonb(id) as record`,
  );
  return changed !== null;
}

export async function deleteTour(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from tours where id = ${id}`);
}
