import type { Database } from '../database/database';
import { bulkInsert, type Columns } from './bulkInsert';
import type { TourRows } from './sampleTourRows';

const times: Columns = { created_at: 'timestamptz', updated_at: 'timestamptz' };

/** Columns by table, in the order of the foreign keys. */
const tables: Record<keyof TourRows, Columns> = {
  tours: {
    id: 'uuid',
    slug: 'text',
    city: 'text',
    country: 'text',
    duration_seconds: 'integer',
    primary_language: 'text',
    is_published: 'boolean',
    published_at: 'timestamptz',
    cover_media_url: 'text',
    ...times,
  },
  tour_translations: {
    id: 'uuid',
    tour_id: 'uuid',
    language: 'text',
    title: 'text',
    description: 'text',
    slug_suffix: 'text',
    ...times,
  },
  sections: {
    id: 'uuid',
    tour_id: 'uuid',
    order_index: 'integer',
    duration_seconds: 'integer',
    cover_media_url: 'text',
    ...times,
  },
  section_translations: {
    id: 'uuid',
    section_id: 'uuid',
    language: 'text',
    title: 'text',
    description: 'text',
    ...times,
  },
  media: {
    id: 'uuid',
    tour_id: 'uuid',
    section_id: 'uuid',
    language: 'text',
    type: 'text',
    filename: 'text',
    title: 'text',
    transcript_text: 'text',
    file_key: 'text',
    duration: 'numeric',
    ...times,
  },
  chapters: {
    id: 'uuid',
    media_id: 'uuid',
    title: 'text',
    description: 'text',
    start_time_seconds: 'numeric',
    order_index: 'integer',
    ...times,
  },
  section_plays: { section_id: 'uuid', language: 'text', plays: 'bigint' },
};

export async function insertTourRows(db: Database, rows: TourRows): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) {
    // Object.entries widens the keys to strings.
    await bulkInsert(db, table, columns, rows[table as keyof TourRows]);
  }
}
