import { Hono } from 'hono';
import { editRules } from '../../../src/domain/forms/editRules';
import { requireAdmin } from '../../http/auth';
import { validateJson } from '../../http/validateJson';
import { checkIfMatch } from '../../http/precondition';
import { requireFound, throwProblem } from '../../http/problemResponse';
import { listFilesOfSection, deleteUnreferencedFiles } from '../../queries/catalogue/fileQueries';
import {
  changeSection,
  deleteSection,
  findSection,
  insertSection,
  listSectionLanguages,
  listSections,
  lockSection,
} from '../../queries/catalogue/sectionQueries';
import { sectionEntityTags } from '../../queries/catalogue/entityTagQueries';
import { insertSectionTranslation } from '../../queries/catalogue/sectionTranslationQueries';
import { listTourLanguages, lockTour } from '../../queries/catalogue/tourQueries';
import { removeFiles } from '../../storage/removeFiles';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { requestedLanguage } from './requestedLanguage';

export function sectionsRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, storage, clock, publicUrl } = context;
  const admin = requireAdmin(context);

  return new Hono<WorkerEnv>()
    .get('/api/tours/:id/sections', admin, async (c) => {
      const id = c.req.param('id');
      requireFound(await listTourLanguages(database, id), 'Tour');
      return c.json(
        await listSections(database, id, { publicUrl, language: requestedLanguage(c) }),
      );
    })

    .post('/api/tours/:id/sections', admin, validateJson(editRules.section.create), async (c) => {
      const draft = c.req.valid('json');
      const section = await database.transaction(async (tx) => {
        const tourId = c.req.param('id');
        requireFound(await lockTour(tx, tourId), 'Tour');
        const id = requireFound(await insertSection(tx, tourId, draft, clock()), 'Section');
        await insertSectionTranslation(tx, id, draft, clock());
        return findSection(tx, id, { publicUrl, language: draft.language });
      });
      return c.json(section, 201);
    })

    .get('/api/sections/:id', admin, async (c) => {
      const id = c.req.param('id');
      const language = requestedLanguage(c);
      const section = requireFound(
        await findSection(database, id, { publicUrl, language }),
        'Section',
      );
      if (section.language !== null) return c.json([section]);
      const available_languages = await listSectionLanguages(database, id);
      return throwProblem(404, 'Section not found in this language', { available_languages });
    })

    .patch('/api/sections/:id', admin, validateJson(editRules.section.update), async (c) => {
      const id = c.req.param('id');
      const section = await database.transaction(async (tx) => {
        const change = c.req.valid('json');
        await checkIfMatch(c, {
          entityTags: () => sectionEntityTags(tx, id),
          current: () => findSection(tx, id, { publicUrl, language: requestedLanguage(c) }),
        });
        const exists = await changeSection(tx, id, change, { publicUrl, now: clock() });
        if (!exists) throwProblem(404, 'Section not found');
        return findSection(tx, id, { publicUrl, language: requestedLanguage(c) });
      });
      return c.json([section]);
    })

    .delete('/api/sections/:id', admin, async (c) => {
      const id = c.req.param('id');
      const unused = await database.transaction(async (tx) => {
        requireFound(await lockSection(tx, id), 'Section');
        await checkIfMatch(c, {
          entityTags: () => sectionEntityTags(tx, id),
          current: () => findSection(tx, id, { publicUrl, language: requestedLanguage(c) }),
        });
        const keys = await listFilesOfSection(tx, id);
        await deleteSection(tx, id);
        return deleteUnreferencedFiles(tx, keys);
      });
      await removeFiles(storage, unused);
      return c.body(null, 204);
    });
}
