import { RecordingCache, type CachedFile, type CachedRecording } from './recordingCache';

let person = 0;
let clock = 0;

function openCache(maxBytes = 1000) {
  person += 1;
  const userId = `person-${person}`;
  const cache = new RecordingCache(maxBytes, () => (clock += 1));
  cache.openFor(userId);
  return { cache, userId };
}

const recording = (id: string): CachedRecording => ({
  id,
  url: `http://files.test/${id}`,
  updatedAt: null,
  etag: null,
  type: 'audio/mpeg',
  durationMs: 1000,
  isVariableBitRate: true,
  notices: ['Note'],
  pauses: [{ startMs: 1, endMs: 700, rank: 0 }],
  overview: new ArrayBuffer(4),
});
const file = (bytes: number): CachedFile => ({
  file: new Blob([new Uint8Array(bytes)]),
  header: null,
  peaks: new ArrayBuffer(10),
});

describe('the cache of recordings', () => {
  it('returns a stored recording unchanged', async () => {
    const { cache } = openCache();
    await cache.put(recording('a'), { ...file(90), header: Uint8Array.of(1, 2) });
    const found = await cache.get('a');
    expect(found).toMatchObject(recording('a'));
    expect(await found?.file).toMatchObject({
      header: Uint8Array.of(1, 2),
      peaks: new ArrayBuffer(10),
    });
    expect(await cache.get('b')).toBeNull();
  });

  it('lets the ones go that were used least recently', async () => {
    const { cache } = openCache();
    for (const id of ['a', 'b', 'c']) await cache.put(recording(id), file(290));
    await cache.get('a');
    await cache.put(recording('d'), file(290));
    const found = await Promise.all(['a', 'b', 'c', 'd'].map((id) => cache.get(id)));
    expect(found.map((each) => each?.id ?? null)).toEqual(['a', null, 'c', 'd']);
  });

  it('keeps nothing that is larger than itself, and replaces what it has', async () => {
    const { cache } = openCache();
    await cache.put(recording('a'), file(995));
    expect(await cache.get('a')).toBeNull();
    await cache.put(recording('a'), file(600));
    await cache.put({ ...recording('a'), durationMs: 5 }, file(700));
    expect(await cache.get('a')).toMatchObject({ durationMs: 5 });
  });

  it('is separate for each person, and empty after a sign-out', async () => {
    const { cache, userId } = openCache();
    await cache.put(recording('a'), file(10));
    cache.openFor('somebody else');
    expect(await cache.get('a')).toBeNull();
    cache.openFor(userId);
    expect(await cache.get('a')).not.toBeNull();
    await cache.destroy();
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(`kathayatra-sounds-1-${userId}`);
    await cache.put(recording('a'), file(10));
    expect(await cache.get('a')).toBeNull();
  });

  it('that cannot be opened is as good as empty', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No', 'InvalidStateError');
    });
    const { cache } = openCache();
    await cache.put(recording('a'), file(10));
    expect(await cache.get('a')).toBeNull();
    open.mockRestore();
  });
});
