import { Hono } from 'hono';
import { newMediaRules } from '../../../src/domain/tours/mediaRules';
import { requireAdmin } from '../../http/auth';
import { limitCalls } from '../../http/limitCalls';
import type { Database } from '../../database/database';
import { requireFound, throwInvalid } from '../../http/problemResponse';
import { validateValue } from '../../http/validateJson';
import { setSectionCover, setTourCover } from '../../queries/catalogue/coverQueries';
import { insertFile } from '../../queries/catalogue/fileQueries';
import { findMedia, insertMedia } from '../../queries/catalogue/mediaQueries';
import { lockSection } from '../../queries/catalogue/sectionQueries';
import { lockTour } from '../../queries/catalogue/tourQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { checkKind, withMediaForm, type MediaForm } from './mediaForm';

/** Adds the record of a stored file; a picture becomes the cover of its section or tour. */
async function addMedia(tx: Database, { fields, file, filename, duration }: MediaForm, now: Date) {
  const type = fields.type ?? 'image';
  const { tour_id: tourId } = validateValue(newMediaRules, fields);
  const sectionId = fields.section_id ?? null;
  checkKind(file, type);
  const tour = requireFound(await lockTour(tx, tourId), 'Tour');
  const language = fields.language ?? tour.primary_language;
  if (sectionId !== null) {
    const section = requireFound(await lockSection(tx, sectionId), 'Section');
    if (section.tour_id !== tourId) throwInvalid({ section_id: 'The section is of another tour' });
  }
  const { key, contentType, size, etag } = file;
  await insertFile(tx, { key, content_type: contentType, size_bytes: size, etag });
  const media = {
    tour_id: tourId,
    section_id: sectionId,
    language,
    type,
    filename,
    title: fields.title || null,
    transcript_text: fields.transcript_text || null,
    file_key: key,
    duration,
  };
  const id = requireFound(await insertMedia(tx, media, now), 'Media');
  if (type === 'image' && sectionId !== null) await setSectionCover(tx, sectionId, key, now);
  if (type === 'image' && sectionId === null) {
    await setTourCover(tx, { tourId, language, key }, now);
  }
  return id;
}

export function uploadRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock, publicUrl } = context;

  const limited = limitCalls(context, 'upload');

  return new Hono<WorkerEnv>().post('/upload', requireAdmin(context), limited, async (c) => {
    const record = await withMediaForm(c.req.raw, context, (form) =>
      database.transaction(async (tx) => {
        const id = await addMedia(tx, form, clock());
        return requireFound(await findMedia(tx, id, publicUrl), 'Media');
      }),
    );
    return c.json({ media_record: record, public_url: record.public_url }, 201);
  });
}
