import { type EntryState, type OutboxEntry } from '../../../state/outbox/outboxEntry';
import { unsentRows } from './unsentRows';

const draft = { title: 'Gate', description: '', start_time_seconds: 0, end_time_seconds: null };
const entry = (id: string, chapterId: string, state: EntryState): OutboxEntry => ({
  id,
  userId: 'asha',
  seq: 1,
  orderKey: 'media:m',
  within: [],
  dependsOn: [],
  state,
  edit: {
    entity: 'chapter',
    action: 'update',
    ref: { mediaId: 'm', chapterId },
    fields: { ...draft, order_index: 0 },
  },
  temporaryId: null,
  base: null,
  onTopOf: null,
  attempts: 0,
  lastError: null,
  nextAttemptAt: null,
  sentAt: null,
  isKeyed: false,
  isDoubtful: false,
  isRevalidated: false,
  isSavedLocally: true,
  isConfirmed: false,
  differences: [],
  schema: 1,
  createdAt: 0,
});

describe('what of each chapter is not sent', () => {
  it('is the worst of its edits, with the first one that waits for the person', () => {
    const refused = entry('2', 'gate', 'rejected');
    const rows = unsentRows([
      entry('1', 'gate', 'waiting'),
      refused,
      entry('3', 'gate', 'conflict'),
      entry('4', 'path', 'sending'),
      entry('5', 'path', 'waiting'),
    ]);
    expect(rows.get('gate')).toEqual({ state: 'needs you', blockedEntry: refused });
    expect(rows.get('path')).toEqual({ state: 'saved here', blockedEntry: null });
    expect(rows.has('garden')).toBe(false);
  });

  it('finds chapters by the id they go by until the worker gives one, and nothing else', () => {
    const made: OutboxEntry = {
      ...entry('1', '', 'waiting'),
      edit: {
        entity: 'chapter',
        action: 'create',
        ref: { mediaId: 'm' },
        fields: { ...draft, order_index: 0 },
      },
      temporaryId: 'tmp-1',
    };
    const other: OutboxEntry = {
      ...entry('2', '', 'waiting'),
      edit: { entity: 'media', action: 'remove', ref: { mediaId: 'm' } },
    };
    expect([...unsentRows([made, other]).keys()]).toEqual(['tmp-1']);
  });
});
