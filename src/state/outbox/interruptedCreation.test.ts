import { type Edit } from './edit';
import { nextStep } from './nextStep';
import { emptyOutbox } from './outboxEntry';
import { type NewEdit } from './outboxEvent';
import { outboxReducer } from './outboxReducer';
import { temporaryId } from './temporaryId';

const edit: Edit = {
  entity: 'chapter',
  action: 'create',
  ref: { mediaId: 'm' },
  fields: {
    title: 'Gate',
    description: '',
    order_index: 0,
    start_time_seconds: 0,
    end_time_seconds: null,
  },
};
const newEdit: NewEdit = {
  id: 'new-a',
  edit,
  temporaryId: temporaryId('new-a'),
  parentKeys: [],
  base: null,
};
const noExtensions = { supportsIdempotencyKeys: false, supportsPreconditions: false };

function interrupted(isKeyed: boolean) {
  const queued = outboxReducer(emptyOutbox('asha'), {
    type: 'queued',
    newEdits: [newEdit],
    now: 0,
  });
  const sent = outboxReducer(queued, { type: 'sendStarted', id: 'new-a', isKeyed, now: 1000 });
  return outboxReducer(sent, { type: 'leadTaken', now: 1500 });
}

test('a creation that was interrupted is looked for once the worker has carried it out', () => {
  const outbox = interrupted(false);
  expect(nextStep(outbox, 1500, noExtensions)).toEqual({ kind: 'rest', until: 6000 });
  expect(nextStep(outbox, 6000, noExtensions)).toMatchObject({ kind: 'lookUp' });
});

test('one with a key is sent again at once', () => {
  const extensions = { supportsIdempotencyKeys: true, supportsPreconditions: true };
  expect(nextStep(interrupted(true), 1500, extensions)).toMatchObject({
    kind: 'send',
    isKeyed: true,
  });
});

test('an edit that two tabs hold is queued once', () => {
  const outbox = outboxReducer(emptyOutbox('asha'), {
    type: 'queued',
    newEdits: [newEdit],
    now: 0,
  });
  expect(outboxReducer(outbox, { type: 'queued', newEdits: [newEdit], now: 5 })).toBe(outbox);
});

test('a creation that may have been carried out is looked for before it is sent', () => {
  const newEdits = [Object.assign({ isDoubtful: true }, newEdit)];
  const outbox = outboxReducer(emptyOutbox('asha'), { type: 'queued', newEdits, now: 0 });
  expect(
    nextStep(outbox, 0, { supportsIdempotencyKeys: true, supportsPreconditions: true }),
  ).toMatchObject({
    kind: 'lookUp',
  });
});
