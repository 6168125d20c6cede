import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { AdminRole } from '../../src/domain/people/admin';
import type { MediaType } from '../../src/domain/tours/media';
import { timestamptz, queryRecord, type Database } from '../database/database';
import type { Person } from '../queries/people/person';
import { insertFile } from '../queries/catalogue/fileQueries';
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
  createdAt?: Date;
}

interface ChapterSeed {
  title?: string;
  start: number;
  end?: number | null;
  orderIndex?: number;
}

/** Rows for tests, inserted by SQL: without any call that is itself under test. */
export type Seeds = ReturnType<typeof createSeeds>;

export function createSeeds(
  database: Database,
  { storage, clock }: { storage: Storage; clock: () => Date },
) {
  const insert = async (query: SQL) => {
    const id = await queryRecord<string>(database, sql`${query} returning to_jsonb(id) as record`);
    if (id === null) throw new Error('Nothing was inserted');
    return id;
  };

  const seeds = {
    async languages(...codes: string[]) {
      for (const [order, code] of codes.entries()) {
        await database.execute(sql`insert into languages (code, label, is_default, sort_order)
          values (${code}, ${languageNames[code] ?? code}, ${code === 'en'}, ${order})`);
      }
    },

    async admin(person: Person, role: AdminRole = 'admin') {
      await database.execute(sql`insert into admins (id, full_name, email, role)
        values (${person.id}, ${person.full_name}, ${person.email}, ${role})`);
    },

    async removeAdmin(person: Person) {
      await database.execute(sql`delete from admins where id = ${person.id}`);
    },

    async tour(seed: TourSeed = {}) {
      const { primary = 'en', isPublished = false, createdAt = clock(), city = 'Agra' } = seed;
      const slug = seed.slug ?? `tour-${randomUUID()}`;
      const at = timestamptz(createdAt);
      const id = await insert(sql`
        insert into tours (slug, city, country, duration_seconds, primary_language, is_published,
          published_at, cover_media_url, created_at, updated_at)
        values (${slug}, ${city}, 'India', 1800, ${primary}, ${isPublished},
          ${isPublished ? at : null}, ${seed.cover ?? null}, ${at}, ${at})`);
      for (const [language, title] of Object.entries(seed.texts ?? { en: 'Taj Mahal' })) {
        await database.execute(sql`insert into tour_translations
            (tour_id, language, title, description, slug_suffix, created_at, updated_at)
          values (${id}, ${language}, ${title}, ${`About ${title}`}, ${language}, ${at}, ${at})`);
      }
      return id;
    },

    /** A tour that lacks nothing in its languages: with a cover, and a section with texts and a recording. */
    async completeTour(seed: TourSeed = {}) {
      const texts = seed.texts ?? { en: 'Taj Mahal' };
      const tourId = await seeds.tour({ cover: '/media/cover.png', ...seed, texts });
      const sectionId = await seeds.section(tourId, { durationSeconds: 1200, texts });
      for (const language of Object.keys(texts)) {
        await seeds.media({ tourId, sectionId, language, type: 'audio', duration: 1200 });
      }
      return tourId;
    },

    async section(tourId: string, seed: SectionSeed = {}) {
      const at = timestamptz(clock());
      const id = await insert(sql`
        insert into sections (tour_id, order_index, duration_seconds, cover_media_url, created_at,
          updated_at)
        values (${tourId}, ${seed.orderIndex ?? 0}, ${seed.durationSeconds ?? null},
          ${seed.cover ?? null}, ${at}, ${at})`);
      for (const [language, title] of Object.entries(seed.texts ?? { en: 'The Great Gate' })) {
        await database.execute(sql`insert into section_translations
            (section_id, language, title, description, created_at, updated_at)
          values (${id}, ${language}, ${title}, ${`About ${title}`}, ${at}, ${at})`);
      }
      return id;
    },

    /** A stored file without a record that refers to it. */
    async file(contentType: string, bytes: Uint8Array = new Uint8Array([1, 2, 3, 4])) {
      const key = `${randomUUID()}.${contentType.split('/')[1] ?? 'bin'}`;
      const content = (async function* () {
        yield bytes;
      })();
      const put = await storage.put(key, content, { contentType, maxBytes: Infinity });
      await insertFile(database, {
        key,
        content_type: contentType,
        size_bytes: put.size,
        etag: put.etag,
      });
      return key;
    },

    async media(seed: MediaSeed) {
      const { type = 'image', language = 'en' } = seed;
      const contentType = type === 'image' ? 'image/png' : 'audio/mpeg';
      const key = seed.key ?? (await seeds.file(contentType, seed.bytes));
      const at = timestamptz(seed.createdAt ?? clock());
      const id = await insert(sql`
        insert into media (tour_id, section_id, language, type, filename, title, file_key, duration,
          created_at, updated_at)
        values (${seed.tourId}, ${seed.sectionId ?? null}, ${language}, ${type}, ${`given-${type}`},
          ${'A title'}, ${key}, ${seed.duration ?? null}, ${at}, ${at})`);
      return { id, key };
    },

    chapter: (mediaId: string, seed: ChapterSeed) =>
      insert(sql`
        insert into chapters (media_id, title, start_time_seconds, end_time_seconds, order_index)
        values (${mediaId}, ${seed.title ?? 'A chapter'}, ${seed.start}, ${seed.end ?? null},
          ${seed.orderIndex ?? 0})`),
  };
  return seeds;
}
