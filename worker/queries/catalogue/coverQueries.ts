import { sql } from 'drizzle-orm';
import { record, touched, type Database } from '../../database/database';
import { coverOf } from './publicAddress';

export async function setSectionCover(db: Database, id: string, key: string, now: Date) {
  await db.execute(sql`update sections set cover_media_url = ${coverOf(key)}, ${touched(now)}
    where id = ${id}`);
}

/** The cover of a tour in one language; of the tour itself too while it has none, or in its own. */
export async function setTourCover(
  db: Database,
  { tourId, language, key }: { tourId: string; language: string; key: string },
  now: Date,
) {
  await db.execute(sql`update tour_translations
    set cover_media_url = ${coverOf(key)}, ${touched(now)}
    where tour_id = ${tourId} and language = ${language}`);
  await db.execute(sql`update tours set cover_media_url = ${coverOf(key)}, ${touched(now)}
    where id = ${tourId} and (cover_media_url is null or primary_language = ${language})`);
}

/** Whether the file is a cover anywhere in that tour. */
export async function isCover(db: Database, tourId: string, key: string): Promise<boolean> {
  const cover = coverOf(key);
  const used = await record(
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

/** Covers of the tour that showed the one file show the other. */
export async function moveCovers(
  db: Database,
  { tourId, from, to }: { tourId: string; from: string; to: string },
  now: Date,
) {
  const change = sql`cover_media_url = ${coverOf(to)}, ${touched(now)}`;
  const old = coverOf(from);
  await db.execute(
    sql`update tours set ${change} where id = ${tourId} and cover_media_url = ${old}`,
  );
  await db.execute(sql`update tour_translations set ${change}
    where tour_id = ${tourId} and cover_media_url = ${old}`);
  await db.execute(sql`update sections set ${change}
    where tour_id = ${tourId} and cover_media_url = ${old}`);
}
