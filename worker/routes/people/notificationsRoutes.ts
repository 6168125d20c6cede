import { Hono } from 'hono';
import { notificationRules, type NotificationDraft } from '../../../src/domain/people/notification';
import { countOf, formatCount } from '../../../src/domain/text/count';
import { requireAdmin } from '../../http/auth';
import { limitCalls } from '../../http/limitCalls';
import { validateJson } from '../../http/validateJson';
import { requireFound, throwInvalid } from '../../http/problemResponse';
import { hasLanguage } from '../../queries/catalogue/languageQueries';
import { findProgress, stopNotification } from '../../queries/people/deliveryQueries';
import {
  addPendingNotification,
  countUsers,
  addSimulatedNotification,
  EVERYONE,
} from '../../queries/people/notificationQueries';
import type { Database } from '../../database/database';
import type { Push } from '../../push/push';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { notificationImageRoutes } from './notificationImageRoutes';

interface QueueParts {
  database: Database;
  clock: () => Date;
  push: Push;
}

/** Queues a notification and waits briefly; the response holds its progress so far. */
async function sendByQueue(
  { database, clock, push }: QueueParts,
  draft: NotificationDraft,
  sentBy: string,
) {
  const id = await database.transaction(async (tx) => {
    const added = await addPendingNotification(tx, draft, sentBy, clock());
    await push.enqueue(tx, added.id, added.deliveries);
    return added.id;
  });
  await push.awaitSent(id);
  const progress = await findProgress(database, id, new Date());
  if (progress === null) throw new Error('The notification is gone');
  const { state, total_users, sent_count, failed_count } = progress;
  const message =
    state === 'sending'
      ? `Sending: ${formatCount(sent_count)} of ${countOf(total_users, 'user')} reached so far`
      : `Notification sent to ${countOf(sent_count, 'user')}`;
  return { message, id, total_users, sent_count, failed_count };
}

/** Push notifications: counts of the target users, sending, and its progress. */
export function notificationsRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock, push } = context;
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
      if (push !== null) {
        const { id } = c.var.person;
        return c.json(await sendByQueue({ database, clock, push }, draft, id), 200);
      }
      const counts = await database.transaction((tx) =>
        addSimulatedNotification(tx, draft, c.var.person.id, clock()),
      );
      const message = `Notification sent to ${countOf(counts.sent_count ?? 0, 'user')}`;
      return c.json({ message, ...counts });
    })

    .get('/api/notifications/:id/progress', admin, async (c) => {
      const progress = await findProgress(database, c.req.param('id'), new Date());
      return c.json(requireFound(progress, 'Notification'));
    })

    .post('/api/notifications/:id/stop', admin, async (c) => {
      const id = c.req.param('id');
      await stopNotification(database, id, clock());
      const progress = await findProgress(database, id, new Date());
      return c.json(requireFound(progress, 'Notification'));
    });
}
