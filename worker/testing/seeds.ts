import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import type { AdminRole } from '../../src/domain/people/admin';
import type { MediaType } from '../../src/domain/tours/media';
import type { Database } from '../database/database';
import type { Person } from '../queries/people/person';
import {
  chapters,
  files,
  languages,
  media,
  sections,
  sectionTranslations,
  tours,
  tourTranslations,
} from '../schema/catalogueTables';
import { addPlays } from '../queries/public/playQueries';
import { admins } from '../schema/peopleTables';
import type { Storage } from '../storage/storage';

const languageNames: Record<string, string> = {
  en: 'English',
  hi: 'Hindi',
  ta: 'Tamil',
  ur: 'Urdu',
  fr: 'French',
};

/** Titles by language. */
type Texts = Record<string, string>;

interface TourSeed {
  slug?: string;
  city?: string;
  primary?: string;
  isPublished?: boolean;
  createdAt?: Date;
  cover?: string | null;
  texts?: Texts;
}

interface SectionSeed {
  orderIndex?: number;
  durationSeconds?: number | null;
  cover?: string | null;
  texts?: Texts;
}

interface MediaSeed {
  tourId: string;
  sectionId?: string | null;
  language?: string;
  type?: MediaType;
  bytes?: Uint8Array;
  /** Key of an existing file; by default a new one is stored. */
  key?: string;
  duration?: number | null;
  transcript?: string | null;
  createdAt?: Date;
}

interface ChapterSeed {
  title?: string;
  start: number;
  end?: number | null;
  orderIndex?: number;
}

/** Rows for tests, inserted without calls that are themselves under test. */
export type Seeds = ReturnType<typeof createSeeds>;

interface SeedContext {
  storage: Storage;
  clock: () => Date;
}

/** Inserts a row and returns its id. */
async function insertRow<Table extends PgTable & { id: PgColumn }>(
  database: Database,
  table: Table,
  row: Table['$inferInsert'],
): Promise<string> {
  const [inserted] = await database
    .insert(table)
    .values(row)
    .returning({ id: sql<string>`id` });
  if (inserted === undefined) throw new Error('Nothing was inserted');
  return inserted.id;
}

const timesAt = (at: string) => ({ created_at: at, updated_at: at });

function createPeopleSeeds(database: Database) {
  return {
    async languages(...codes: string[]) {
      for (const [sort_order, code] of codes.entries()) {
        const label = languageNames[code] ?? code;
        await database
          .insert(languages)
          .values({ code, label, is_default: code === 'en', sort_order });
      }
    },

    async admin({ id, full_name, email }: Person, role: AdminRole = 'admin') {
      await database.insert(admins).values({ id, full_name, email, role });
    },

    async removeAdmin({ id }: Person) {
      await database.delete(admins).where(eq(admins.id, id));
    },
  };
}

function createFileSeeds(database: Database, { storage, clock }: SeedContext) {
  /** A stored file that no record refers to. */
  async function file(contentType: string, bytes: Uint8Array = new Uint8Array([1, 2, 3, 4])) {
    const key = `${randomUUID()}.${contentType.split('/')[1] ?? 'bin'}`;
    const content = (async function* () {
      yield bytes;
    })();
    const put = await storage.put(key, content, { contentType, maxBytes: Infinity });
    const row = { key, content_type: contentType, size_bytes: put.size, etag: put.etag };
    await database.insert(files).values(row);
    return key;
  }

  async function insertMedia(seed: MediaSeed) {
    const { tourId, sectionId = null, type = 'image', language = 'en', duration = null } = seed;
    const contentType = type === 'image' ? 'image/png' : 'audio/mpeg';
    const key = seed.key ?? (await file(contentType, seed.bytes));
    const id = await insertRow(database, media, {
      tour_id: tourId,
      section_id: sectionId,
      language,
      type,
      filename: `given-${type}`,
      title: 'A title',
      file_key: key,
      duration,
      transcript_text: seed.transcript ?? null,
      ...timesAt((seed.createdAt ?? clock()).toISOString()),
    });
    return { id, key };
  }

  const chapter = (mediaId: string, { title, start, end, orderIndex }: ChapterSeed) =>
    insertRow(database, chapters, {
      media_id: mediaId,
      title: title ?? 'A chapter',
      start_time_seconds: start,
      end_time_seconds: end ?? null,
      order_index: orderIndex ?? 0,
    });

  return { file, media: insertMedia, chapter };
}

function createTourSeeds(database: Database, clock: () => Date) {
  async function tour(seed: TourSeed = {}) {
    const { primary = 'en', isPublished = false, createdAt = clock(), city = 'Agra' } = seed;
    const at = createdAt.toISOString();
    const id = await insertRow(database, tours, {
      slug: seed.slug ?? `tour-${randomUUID()}`,
      city,
      country: 'India',
      duration_seconds: 1800,
      primary_language: primary,
      is_published: isPublished,
      published_at: isPublished ? at : null,
      cover_media_url: seed.cover ?? null,
      ...timesAt(at),
    });
    for (const [language, title] of Object.entries(seed.texts ?? { en: 'Taj Mahal' })) {
      const text = { language, title, description: `About ${title}`, slug_suffix: language };
      await database.insert(tourTranslations).values({ ...text, tour_id: id, ...timesAt(at) });
    }
    return id;
  }

  async function section(tourId: string, seed: SectionSeed = {}) {
    const at = clock().toISOString();
    const id = await insertRow(database, sections, {
      tour_id: tourId,
      order_index: seed.orderIndex ?? 0,
      duration_seconds: seed.durationSeconds ?? null,
      cover_media_url: seed.cover ?? null,
      ...timesAt(at),
    });
    for (const [language, title] of Object.entries(seed.texts ?? { en: 'The Great Gate' })) {
      const text = { language, title, description: `About ${title}` };
      await database
        .insert(sectionTranslations)
        .values({ ...text, section_id: id, ...timesAt(at) });
    }
    return id;
  }

  /** Plays on the clock's current day. */
  async function plays(section_id: string, language: string, count: number): Promise<void> {
    const write = { skipsLocked: false, at: clock() };
    await addPlays(database, [{ section_id, language, plays: count }], write);
  }

  return { tour, section, plays };
}

export function createSeeds(database: Database, context: SeedContext) {
  const tourSeeds = createTourSeeds(database, context.clock);
  const fileSeeds = createFileSeeds(database, context);

  /** A complete tour in its languages: with a cover, and a section with texts and a recording. */
  async function completeTour(seed: TourSeed = {}) {
    const texts = seed.texts ?? { en: 'Taj Mahal' };
    const tourId = await tourSeeds.tour({ cover: '/media/cover.png', ...seed, texts });
    const sectionId = await tourSeeds.section(tourId, { durationSeconds: 1200, texts });
    for (const language of Object.keys(texts)) {
      await fileSeeds.media({ tourId, sectionId, language, type: 'audio', duration: 1200 });
    }
    return tourId;
  }

  return { ...createPeopleSeeds(database), ...tourSeeds, ...fileSeeds, completeTour };
}
