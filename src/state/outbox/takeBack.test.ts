import { type Edit } from './edit';
import { nextStep } from './nextStep';
import { emptyOutbox, type Outbox } from './outboxEntry';
import { type NewEdit, type OutboxEvent } from './outboxEvent';
import { outboxReducer } from './outboxReducer';

const extensions = { supportsIdempotencyKeys: true, supportsPreconditions: true };
const before = { title: 'Taj', description: '', city: 'Agra', country: 'India' };

let count = 0;
const newEditOf = (edit: Edit, base: object | null = before): NewEdit => ({
  id: `e${(count += 1)}`,
  edit,
  temporaryId: null,
  parentKeys: [],
  base: base && { fields: { ...base }, updatedAt: null },
});
const retitle = (title: string): Edit => ({
  entity: 'tourTranslation',
  action: 'update',
  ref: { tourId: 't1', language: 'en' },
  fields: { title },
});
const change = (fields: object): Edit => {
  return { entity: 'tour', action: 'update', ref: { tourId: 't1', language: 'en' }, fields };
};
const translate: Edit = {
  entity: 'tourTranslation',
  action: 'create',
  ref: { tourId: 't1' },
  fields: { language: 'hi', title: 'ताज', description: '', slug_suffix: 'hi' },
};
const removeTranslation: Edit = {
  entity: 'tourTranslation',
  action: 'remove',
  ref: { tourId: 't1', language: 'hi' },
};

const play = (outbox: Outbox, ...events: OutboxEvent[]) => events.reduce(outboxReducer, outbox);
const queue = (...newEdits: NewEdit[]): OutboxEvent => ({ type: 'queued', newEdits, now: 0 });
const undo = (edit: Edit, base?: object): OutboxEvent => ({
  type: 'queued',
  newEdits: [newEditOf(edit, base)],
  now: 0,
  isUndo: true,
});
const lookUp = ({ id }: NewEdit, fields: object): OutboxEvent => ({
  type: 'lookedUp',
  id,
  found: { kind: 'record', fields: { ...before, ...fields }, updatedAt: 'v2' },
});
const edits = ({ entries }: Outbox) => entries.map(({ edit, state }) => ({ edit, state }));
const empty = emptyOutbox('asha');

describe('undo of an edit that the worker has not carried out', () => {
  it('takes it out of the outbox', () => {
    const outbox = play(empty, queue(newEditOf(change({ city: 'Delhi' }))));
    expect(play(outbox, undo(change({ city: 'Agra' }))).entries).toEqual([]);
  });

  it('takes its conflict with it, and queues nothing behind another one', () => {
    const title = newEditOf(retitle('A title'));
    const city = newEditOf(change({ city: 'A city' }));
    const outbox = play(
      empty,
      queue(title, city),
      lookUp(title, { title: 'B title' }),
      lookUp(city, { city: 'B city' }),
    );
    expect(edits(outbox).map(({ state }) => state)).toEqual(['conflict', 'conflict']);
    const left = play(outbox, undo(retitle('Taj')));
    expect(edits(left)).toEqual([{ edit: change({ city: 'A city' }), state: 'conflict' }]);
    expect(play(left, undo(change({ city: 'Agra' }))).entries).toEqual([]);
  });

  it('leaves the other fields of the same edit, in their conflict or out of it', () => {
    const both = newEditOf(change({ city: 'A city', country: 'A country' }));
    const one = play(empty, queue(both), lookUp(both, { city: 'B city' }));
    expect(edits(play(one, undo(change({ city: 'Agra' }))))).toEqual([
      { edit: change({ country: 'A country' }), state: 'waiting' },
    ]);
    const two = play(empty, queue(both), lookUp(both, { city: 'B city', country: 'B country' }));
    const [left] = play(two, undo(change({ city: 'Agra' }))).entries;
    expect(left).toMatchObject({ edit: change({ country: 'A country' }), state: 'conflict' });
    expect(left?.differences.map(({ field }) => field)).toEqual(['country']);
  });

  it('goes back to the edit before it where two were merged', () => {
    const outbox = play(
      empty,
      queue(newEditOf(retitle('First'))),
      queue(newEditOf(retitle('Second'))),
    );
    expect(edits(play(outbox, undo(retitle('First'))))).toMatchObject([{ edit: retitle('First') }]);
  });

  it('takes out a translation that somebody else has made too, and not theirs', () => {
    const added = newEditOf(translate, null);
    const outbox = play(empty, queue(added), lookUp(added, { title: 'Their words' }));
    expect(edits(outbox)).toMatchObject([{ state: 'conflict' }]);
    expect(play(outbox, undo(removeTranslation)).entries).toEqual([]);
  });

  it('takes out the removal of a translation', () => {
    const outbox = play(empty, queue(newEditOf(removeTranslation)));
    expect(play(outbox, undo(translate)).entries).toEqual([]);
  });
});

describe('undo of an edit that is on its way', () => {
  const newEdit = newEditOf(change({ city: 'A city' }));
  const sending = play(empty, queue(newEdit), {
    type: 'sendStarted',
    id: newEdit.id,
    isKeyed: false,
    now: 0,
  });
  const undone = play(sending, undo(change({ city: 'Agra' }), { ...before, city: 'A city' }));

  it('waits behind it', () => {
    expect(edits(undone).map(({ edit }) => edit)).toEqual([
      change({ city: 'A city' }),
      change({ city: 'Agra' }),
    ]);
  });

  it('leaves nothing to decide where that one finds a conflict', () => {
    const problem = { code: 'other', message: '412', status: 412 } as const;
    const refused = play(undone, {
      type: 'callFailed',
      id: newEdit.id,
      problem,
      now: 0,
      random: 0,
    });
    expect(play(refused, lookUp(newEdit, { city: 'B city' })).entries).toEqual([]);
  });
});

describe('a conflict', () => {
  const title = newEditOf(retitle('A title'));
  const conflict = play(empty, queue(title), lookUp(title, { title: 'B title' }));
  const stepAfter = (edit: Edit) => nextStep(play(conflict, queue(newEditOf(edit))), 0, extensions);

  it('lets changes of other parts of its record pass, so that they are sent or asked about as well', () => {
    expect(stepAfter(change({ city: 'A city' }))).toMatchObject({ kind: 'lookUp' });
  });

  it('holds up changes of the same part, what the public sees, and removals', () => {
    const rest = { kind: 'rest', until: null };
    expect(stepAfter(retitle('Another title'))).toEqual(rest);
    expect(stepAfter(change({ is_published: true }))).toEqual(rest);
    expect(stepAfter(removeTranslation)).toEqual(rest);
  });
});
