import { isMissingChunk } from './missingChunk';
import { createVersionOffer } from './versionOffer';

function openOffer(settle: () => Promise<void> = async () => undefined) {
  const done: string[] = [];
  const versions = createVersionOffer({
    flush: () => settle().finally(() => done.push('settled')),
    reload: () => done.push('reloaded'),
  });
  const seen: boolean[] = [];
  versions.subscribe(() => seen.push(versions.isOffered));
  const take = async () => void done.push('taken');
  return { versions, done, seen, take };
}

describe('a new version', () => {
  it('is announced once, and nothing happens by itself', () => {
    const { versions, done, seen, take } = openOffer();
    versions.offer(take);
    versions.offer();
    expect(seen).toEqual([true]);
    expect(done).toEqual([]);
  });

  it('is taken after what waited is written, and before the page starts anew', async () => {
    const { versions, done, take } = openOffer();
    versions.offer(take);
    await versions.accept();
    expect(done).toEqual(['settled', 'taken', 'reloaded']);
  });

  it('is taken also when the storage fails, and when another tab took it already', async () => {
    const { versions, done } = openOffer(() => Promise.reject(new Error('full')));
    versions.offer();
    await versions.accept();
    expect(done).toEqual(['settled', 'reloaded']);
  });

  it('comes back after it was put off, when it is offered again', () => {
    const { versions, seen, take } = openOffer();
    versions.offer(take);
    versions.postpone();
    versions.offer(take);
    expect(seen).toEqual([true, false, true]);
  });
});

test('a missing chunk of the build is distinguished from other failures', () => {
  const chunk = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  expect(isMissingChunk(chunk)).toBe(true);
  expect(isMissingChunk(new Error('Loading CSS chunk 12 failed.\n(/assets/12.css)'))).toBe(true);
  expect(isMissingChunk(new Error('Loading tours failed'))).toBe(false);
  expect(isMissingChunk('Loading chunk 12 failed')).toBe(false);
});
