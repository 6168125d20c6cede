import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { analyticsEvents, sectionPlays, tourPlays } from '../schema/playTables';
import { memoryQueue, type MemoryQueue } from '../testing/cloudflare/memoryQueue';
import { describeOnEachDatabase } from '../testing/openTestDatabase';
import { people, testWorker, type TestWorker } from '../testing/testWorker';
import { queuedPlayRecorder, writeQueuedPlays } from './queuedPlayRecorder';

const AT = '2025-03-01T06:00:00.000Z';
const NOBODY = '00000000-0000-4000-8000-00000000dead';

describeOnEachDatabase('plays and events by the queue of the platform', (open) => {
  let database: Database;
  let queue: MemoryQueue;
  let worker: TestWorker;
  let sectionId: string;
  beforeEach(async () => {
    database = await open();
    queue = memoryQueue();
    const playRecorder = queuedPlayRecorder(database, queue, () => new Date(AT));
    worker = await testWorker({ database, playRecorder });
    await worker.seeds.admin(people.asha, 'owner');
    await worker.seeds.languages('en', 'hi');
    sectionId = await worker.seeds.section(await worker.seeds.tour({ texts: { en: 'Taj' } }));
  });

  const play = async (id = sectionId, language = 'en') => {
    const path = `/api/sections/${id}/play?lang=${language}`;
    return (await worker.call('POST', path, { json: {} })).status;
  };
  const storedPlays = () =>
    database
      .select({ language: sectionPlays.language, plays: sectionPlays.plays })
      .from(sectionPlays)
      .where(eq(sectionPlays.section_id, sectionId))
      .orderBy(sectionPlays.language);

  test('are acknowledged before they are written, and written together', async () => {
    const first = await worker.call('POST', `/api/sections/${sectionId}/play?lang=en`, {
      json: {},
    });
    expect([first.status, await play(), await play(sectionId, 'hi')]).toEqual([200, 200, 200]);
    const event = { name: 'opened', at: 1 };
    expect((await worker.call('POST', '/api/analytics', { json: event })).status).toBe(202);
    expect(await storedPlays()).toEqual([]);
    const jobs = queue.take();
    expect(jobs).toHaveLength(4);
    await writeQueuedPlays(database, jobs);
    expect(await storedPlays()).toEqual([
      { language: 'en', plays: 2 },
      { language: 'hi', plays: 1 },
    ]);
    expect(await database.select({ plays: tourPlays.plays }).from(tourPlays)).toHaveLength(2);
    expect(await database.select().from(analyticsEvents)).toMatchObject([
      { payload: event, created_at: AT },
    ]);
  });

  test('of what is not there reach no queue', async () => {
    expect(await play(NOBODY)).toBe(404);
    expect(await play(sectionId, 'xx')).toBe(422);
    expect(queue.jobs).toEqual([]);
  });

  test('of a section that went meanwhile are left out, and the others written', async () => {
    const other = await worker.seeds.section(await worker.seeds.tour({ texts: { en: 'Agra' } }));
    await play();
    await play(other);
    expect((await worker.call('DELETE', `/api/sections/${other}`)).status).toBe(204);
    await writeQueuedPlays(database, queue.take());
    expect(await storedPlays()).toEqual([{ language: 'en', plays: 1 }]);
  });

  test('that pass the size of a message are written at once', async () => {
    const event = { text: 'x'.repeat(200_000) };
    expect((await worker.call('POST', '/api/analytics', { json: event })).status).toBe(202);
    expect(queue.jobs).toEqual([]);
    expect(await database.$count(analyticsEvents)).toBe(1);
  });

  test('nothing is written where nothing came', async () => {
    await writeQueuedPlays(database, []);
    expect(await storedPlays()).toEqual([]);
  });
});
