import { type Chapter } from '../../domain/chapters/chapter';
import { type Edit } from '../outbox/edit';
import { describeEntries } from './describeEntries';
import { type HistoryEntry } from './historySlice';

const gate: Chapter = {
  id: 'c1',
  media_id: 'm1',
  title: 'Gate',
  description: '',
  start_time_seconds: 10,
  end_time_seconds: null,
  order_index: 0,
};

const entry = (edit: Edit, before?: Chapter): HistoryEntry => {
  return { id: 'h', step: 's', at: 0, edit, inverse: null, before, isUndone: false };
};
const changed = (change: Partial<Chapter>, before: Chapter | undefined = gate) =>
  entry(
    {
      entity: 'chapter',
      action: 'update',
      ref: { mediaId: 'm1', chapterId: 'c1' },
      fields: { ...gate, ...change },
    },
    before,
  );
/** Describes a step; Unicode isolates are stripped. */
const describe = (...entries: HistoryEntry[]) =>
  describeEntries(entries, (id) => (id === 'm1' ? 'hi' : undefined)).replace(/[\u2068\u2069]/g, '');

test.each([
  [[changed({ title: 'West gate' })], 'Chapter “Gate” → “West gate” (hi)'],
  [
    [changed({ start_time_seconds: 12.5, end_time_seconds: 30 })],
    'Chapter “Gate”: start 0:10 → 0:12.500, end open → 0:30 (hi)',
  ],
  [
    [changed({ description: 'Text' }), changed({ order_index: 3 })],
    'Chapter “Gate”: transcript or captions (hi)',
  ],
  [[changed({ order_index: 3 })], 'Chapters renumbered (hi)'],
  [[1, 2, 3, 4].map((n) => changed({ title: `Gate ${n}` })), '4 chapters changed (hi)'],
])('a step of chapters names them, old and new values, and the recording', (entries, text) => {
  expect(describe(...entries)).toBe(text);
});

test('chapters that are added, deleted or not known before are named as far as they are known', () => {
  const ref = { mediaId: 'm2', chapterId: 'c1' };
  const { id: _id, media_id: _media, ...fields } = gate;
  const added: Edit = { entity: 'chapter', action: 'create', ref: { mediaId: 'm2' }, fields };
  expect(describe(entry(added))).toBe('Chapter “Gate” added');
  expect(describe(entry({ entity: 'chapter', action: 'remove', ref }, gate))).toBe(
    'Chapter “Gate” deleted',
  );
  expect(describe(entry({ entity: 'chapter', action: 'remove', ref }))).toBe('Chapter deleted');
  expect(describe(entry({ entity: 'chapter', action: 'update', ref, fields }))).toBe(
    'Chapter “Gate” changed',
  );
});
