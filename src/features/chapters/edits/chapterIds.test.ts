import { newChapterId, rowKeys, storedIds, withStoredIds } from './chapterIds';

const chapter = (id: string, title: string, startMs: number) => ({
  id,
  title,
  description: '',
  startMs,
  endMs: null,
  orderIndex: 0,
});

test('a chapter made here is known under its temporary id, and by its stored one', () => {
  const id = newChapterId();
  const own = [chapter(id, 'Gate', 0)];
  expect([...storedIds(own, [], {})]).toEqual([]);
  const unsent = [chapter(`tmp-${id}`, 'Gate, renamed', 0)];
  expect([...storedIds(own, unsent, {})]).toEqual([[id, `tmp-${id}`]]);
  const aliases = { [`tmp-${id}`]: 'c1' };
  expect([...storedIds(own, [], aliases)]).toEqual([[id, 'c1']]);
  expect([...storedIds(unsent, [], aliases)]).toEqual([[`tmp-${id}`, 'c1']]);
});

test('a new chapter that equals a stored one in title and start is that one, each once', () => {
  const stored = [chapter('c1', 'Gate', 0), chapter('c2', 'Path', 10)];
  const own = [chapter('new-a', 'Gate', 0), chapter('new-b', 'Gate', 0), chapter('c2', 'Path', 10)];
  const ids = storedIds(own, stored, {});
  expect([...ids]).toEqual([['new-a', 'c1']]);
  expect(withStoredIds(own, ids).map(({ id }) => id)).toEqual(['c1', 'new-b', 'c2']);
  expect([...storedIds([chapter('new-a', 'Door', 0)], stored, {})]).toEqual([]);
});

test('a row keeps its key from a new id to the stored one', () => {
  const keyOf = rowKeys({ 'tmp-new-a': 'c1', 'tmp-x': 'c2' });
  expect(['new-a', 'tmp-new-a', 'c1'].map(keyOf)).toEqual(['new-a', 'new-a', 'new-a']);
  expect(keyOf('c3')).toBe('c3');
});
