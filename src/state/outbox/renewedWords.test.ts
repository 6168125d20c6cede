import { type Edit } from './edit';
import { nextStep } from './nextStep';
import { emptyOutbox, type Outbox } from './outboxEntry';
import { type OutboxEvent } from './outboxEvent';
import { planOutbox } from './planOutbox';

const abilities = { hasKeys: true, hasPreconditions: true };
const words = { title: 'द्वार', description: '' };
const edit: Edit = {
  entity: 'sectionTranslation',
  action: 'update',
  ref: { sectionId: 's1', language: 'hi' },
  fields: words,
};
const queued = (isRenewal: boolean): OutboxEvent => ({
  type: 'queued',
  drafts: [
    {
      id: 'e1',
      edit,
      temporaryId: null,
      within: [],
      base: { fields: words, updatedAt: null },
      ...(isRenewal && { isRenewal }),
    },
  ],
  now: 0,
});
const lookedUp = (fields: object): OutboxEvent => ({
  type: 'lookedUp',
  id: 'e1',
  found: { kind: 'record', fields: { ...words, ...fields }, updatedAt: 'v2' },
});
const play = (...events: OutboxEvent[]): Outbox => events.reduce(planOutbox, emptyOutbox('asha'));

test('words that stand already are sent all the same where they are to be renewed', () => {
  expect(nextStep(play(queued(true)), 0, abilities).kind).toBe('lookUp');
  const outbox = play(queued(true), lookedUp({}));
  expect(nextStep(outbox, 0, abilities)).toMatchObject({ kind: 'send', ifMatch: 'v2' });
  expect(outbox.entries[0]?.edit).toEqual(edit);
});

test('words that stand already are not sent otherwise, nor where somebody changed them since', () => {
  expect(play(queued(false), lookedUp({})).entries).toEqual([]);
  expect(play(queued(true), lookedUp({ title: 'फाटक' })).entries).toEqual([]);
});
