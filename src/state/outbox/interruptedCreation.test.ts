import { type Edit } from './edit';
import { nextStep } from './nextStep';
import { emptyOutbox } from './outboxEntry';
import { type EditDraft } from './outboxEvent';
import { planOutbox } from './planOutbox';
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
const draft: EditDraft = {
  id: 'new-a',
  edit,
  temporaryId: temporaryId('new-a'),
  within: [],
  base: null,
};
const noExtensions = { hasKeys: false, hasPreconditions: false };

function interrupted(isKeyed: boolean) {
  const queued = planOutbox(emptyOutbox('asha'), { type: 'queued', drafts: [draft], now: 0 });
  const sent = planOutbox(queued, { type: 'sendStarted', id: 'new-a', isKeyed, now: 1000 });
  return planOutbox(sent, { type: 'leadTaken', now: 1500 });
}

test('a creation that was interrupted is looked for once the worker has carried it out', () => {
  const outbox = interrupted(false);
  expect(nextStep(outbox, 1500, noExtensions)).toEqual({ kind: 'rest', until: 6000 });
  expect(nextStep(outbox, 6000, noExtensions)).toMatchObject({ kind: 'lookUp' });
});

test('one with a key is sent again at once', () => {
  const extensions = { hasKeys: true, hasPreconditions: true };
  expect(nextStep(interrupted(true), 1500, extensions)).toMatchObject({
    kind: 'send',
    isKeyed: true,
  });
});

test('a draft that two tabs hold is queued once', () => {
  const outbox = planOutbox(emptyOutbox('asha'), { type: 'queued', drafts: [draft], now: 0 });
  expect(planOutbox(outbox, { type: 'queued', drafts: [draft], now: 5 })).toBe(outbox);
});

test('a creation that may have been carried out is looked for before it is sent', () => {
  const drafts = [Object.assign({ isDoubtful: true }, draft)];
  const outbox = planOutbox(emptyOutbox('asha'), { type: 'queued', drafts, now: 0 });
  expect(nextStep(outbox, 0, { hasKeys: true, hasPreconditions: true })).toMatchObject({
    kind: 'lookUp',
  });
});
