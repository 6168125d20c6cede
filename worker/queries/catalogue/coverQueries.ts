import { sql } from 'drizzle-orm';
import { queryRecord, setUpdatedAt, type Database } from '../../database/database';
import { coverPath } from './mediaUrl';

export async function setSectionCover(db: Database, id: string, key: string, now: Date) {
  await db.execute(sql`update sections set cover_media_url = ${coverPath(key)}, ${setUpdatedAt(now)}
    where id = ${id}`);
}

/** Sets the cover of a tour in one language; also that of the tour itself while it has none, or in its primary language. */
export async function setTourCover(
  db: Database,
  { tourId, language, key }: { tourId: string; language: string; key: string },
  now: Date,
) {
  await db.execute(sql`update tour_translations
    set cover_media_url = ${coverPath(key)}, ${setUpdatedAt(now)}
    where tour_id = ${tourId} and language = ${language}`);
  await db.execute(sql`update tours set cover_media_url = ${coverPath(key)}, ${setUpdatedAt(now)}
    where id = ${tourId} and (cover_media_url is null or primary_language = ${language})`);
}

/** True when the file is a cover anywhere in the tour. */
export async function isCover(db: Database, tourId: string, key: string): Promise<boolean> {
  const cover = coverPath(key);
  const used = await queryRecord(
    db,
    sql`select to_jsonb(true) as record from tours t where t.id = ${tourId} and (
      t.cover_media_url = ${cover}
      or exists (select from tour_translations x
        where x.tour_id = t.id and x.cover_media_url = ${cover})
      or exists (select from sections s
        where s.tour_id = t.id and s.cover_media_url = ${cover}))`,
  );
  return used !== null;
}

/** Replaces one file by another in all covers of a tour. */
export async function replaceCovers(
  db: Database,
  { tourId, from, to }: { tourId: string; from: string; to: string },
  now: Date,
) {
  const change = sql`cover_media_url = ${coverPath(to)}, ${setUpdatedAt(now)}`;
  const old = coverPath(from);
  await db.execute(
    sql`update tours set ${change} where id = ${tourId} and cover_media_url = ${old}`,
  );
  await db.execute(sql`update tour_translations set ${change}
    where tour_id = ${tourId} and cover_media_url = ${old}`);
  await db.execute(sql`update sections set ${change}
    where tour_id = ${tourId} and cover_media_url = ${old}`);
}
