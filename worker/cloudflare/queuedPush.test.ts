import type { Database } from '../database/database';
import type { PushMessage, PushOutcome } from '../push/push';
import { addPendingNotification } from '../queries/people/notificationQueries';
import { appUsers, devices } from '../schema/peopleTables';
import { memoryQueue } from '../testing/cloudflare/memoryQueue';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../testing/testWorker';
import { queuedPush, requeueUnfinished, sendQueued } from './queuedPush';

const clock = () => new Date();
const draft = {
  title: 'New in Lucknow',
  body: 'Kebabs, chikan and kathak',
  image_url: null,
  route_type: 'home' as const,
  route_id: '',
  tour_cover_url: null,
  target_language: 'all',
};

/** A provider whose outcome for each message depends on its token. */
function provider(outcomeOf: (token: string) => PushOutcome = () => ({ kind: 'sent' })) {
  const sent: string[] = [];
  return {
    sent,
    admit: async () => undefined,
    async send({ token }: PushMessage) {
      sent.push(token);
      return outcomeOf(token);
    },
  };
}

describeOnEachDatabase('notifications by the queue of the platform', (open) => {
  let database: Database;
  let worker: TestWorker;
  beforeEach(async () => {
    database = await open();
    worker = await testWorker({ database });
    await worker.seeds.admin(people.asha, 'owner');
    await worker.seeds.languages('en');
    const users = await database
      .insert(appUsers)
      .values([{ language: 'en' }, { language: 'en' }])
      .returning();
    const rows = users.map(({ id }, at) => ({
      app_user_id: id,
      platform: 'ios' as const,
      push_token: `token-${at}`,
    }));
    await database.insert(devices).values(rows);
  });

  const add = () =>
    database.transaction((tx) => addPendingNotification(tx, draft, people.asha.id, clock()));

  test('waits for the end of the transaction before the queue has its job', async () => {
    const queue = memoryQueue();
    const push = queuedPush(database, queue, clock);
    const id = await database.transaction(async (tx) => {
      const added = await addPendingNotification(tx, draft, people.asha.id, clock());
      await push.enqueue(tx, added.id, added.deliveries);
      expect(queue.jobs).toEqual([]);
      return added.id;
    });
    await push.flush();
    expect(queue.take()).toEqual([{ kind: 'push', notificationId: id }]);
    await push.flush();
    expect(queue.take()).toEqual([]);
  });

  test('has a job for each thousand deliveries', async () => {
    const queue = memoryQueue();
    const push = queuedPush(database, queue, clock);
    await push.enqueue(database, 'some', 250_001);
    await push.flush();
    expect(queue.jobs).toHaveLength(251);
  });

  test('sends each once, however often its job is delivered', async () => {
    const { id } = await add();
    const [queue, fcm] = [memoryQueue(), provider()];
    await sendQueued(database, { queue, provider: fcm }, id);
    await sendQueued(database, { queue, provider: fcm }, id);
    expect(fcm.sent.sort()).toEqual(['token-0', 'token-1']);
    expect(queue.jobs).toEqual([]);
  });

  test('puts another job on the queue for what is tried again, after its wait', async () => {
    const { id } = await add();
    const later: PushOutcome = { kind: 'later', askedMs: 60_000 };
    const fcm = provider((token) => (token === 'token-0' ? later : { kind: 'sent' }));
    const queue = memoryQueue();
    await sendQueued(database, { queue, provider: fcm }, id);
    expect(queue.jobs).toEqual([
      { job: { kind: 'push', notificationId: id }, delaySeconds: expect.any(Number) },
    ]);
    expect(queue.jobs[0]?.delaySeconds).toBeGreaterThan(30);
  });

  test('finds what is unfinished and has no job, and a queue that takes nothing fails no call', async () => {
    const { id, deliveries } = await add();
    const queue = memoryQueue();
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const broken = { ...queue, sendBatch: () => Promise.reject(new Error('no queue')) };
    const push = queuedPush(database, broken, clock);
    await push.enqueue(database, id, deliveries);
    await push.flush();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    await requeueUnfinished(database, queue);
    expect(queue.take()).toEqual([{ kind: 'push', notificationId: id }]);
    await sendQueued(database, { queue, provider: provider() }, id);
    await requeueUnfinished(database, queue);
    expect(queue.take()).toEqual([]);
  });
});
