import { Hono } from 'hono';
import { notificationRules } from '../../../src/domain/people/notification';
import { requireAdmin } from '../../http/auth';
import { limitCalls } from '../../http/limitCalls';
import { validateJson } from '../../http/validateJson';
import { throwInvalid } from '../../http/problemResponse';
import { hasLanguage } from '../../queries/catalogue/languageQueries';
import { countUsers, deliver, EVERYONE } from '../../queries/people/notificationQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { notificationImageRoutes } from './notificationImageRoutes';

/** Push notifications: counts of the target users, and sending. */
export function notificationsRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock } = context;
  const admin = requireAdmin(context);
  const limited = limitCalls(context, 'notification');

  return new Hono<WorkerEnv>()
    .route('/', notificationImageRoutes(context))
    .get('/api/notifications/user-counts', admin, async (c) => c.json(await countUsers(database)))

    .post('/api/notifications', admin, limited, validateJson(notificationRules), async (c) => {
      const draft = c.req.valid('json');
      const { target_language: target } = draft;
      if (target !== EVERYONE && !(await hasLanguage(database, target))) {
        throwInvalid({ target_language: 'Unknown language' });
      }
      const counts = await database.transaction((tx) =>
        deliver(tx, draft, c.var.person.id, clock()),
      );
      return c.json({ message: `Notification sent to ${counts.sent_count} users`, ...counts });
    });
}
