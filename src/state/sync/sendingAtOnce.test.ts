import {
  asha,
  closeTabs,
  json,
  openOutboxTab,
  taj,
  waitUntil,
  type Call,
} from '../../testing/openOutboxTab';
import { tourReceived } from '../model/toursSlice';
import { type Edit } from '../outbox/edit';
import { emptyOutbox, type Outbox } from '../outbox/outboxEntry';
import { nextStep } from '../outbox/nextStep';
import { outboxReducer } from '../outbox/outboxReducer';

afterEach(closeTabs);

const ids = ['t1', 't2', 't3', 't4', 't5', 't6'];
const move = (tourId: string, city: string): Edit => {
  return { entity: 'tour', action: 'update', ref: { tourId, language: 'en' }, fields: { city } };
};
const rename = (tourId: string, slug: string): Edit => {
  return { entity: 'tour', action: 'update', ref: { tourId, language: 'en' }, fields: { slug } };
};

/** A worker whose responses to writes the test gives one by one. */
async function openPausedTab() {
  const rows = ids.map((id) => ({ ...taj, id, slug: id }));
  const paused: { tourId: string; respond: (status?: number) => void }[] = [];
  const isWrite = ({ method }: Call) => method !== 'GET';
  const tab = await openOutboxTab((call) => {
    const row = rows.find(({ id }) => call.path.includes(id)) ?? taj;
    if (!isWrite(call)) return json(200, [row]);
    return new Promise((resolve) => {
      const respond = (status = 200) => {
        if (status === 200) Object.assign(row, call.body);
        resolve(json(status, status === 200 ? [row] : { error: 'Down' }));
      };
      paused.push({ tourId: row.id, respond });
    });
  });
  rows.forEach((row) => void tab.dispatch(tourReceived(row)));
  const take = (tourId: string) => {
    const index = paused.findIndex((one) => one.tourId === tourId);
    return paused.splice(index, 1)[0];
  };
  return { ...tab, take, onTheirWay: () => paused.map(({ tourId }) => tourId).sort() };
}

describe('the outbox with several calls at a time', () => {
  it('holds up no other record by a slow response, and has four on their way at most', async () => {
    const tab = await openPausedTab();
    const saves = ids.map((id) => tab.save([move(id, 'Delhi')]));
    await waitUntil(() => tab.onTheirWay().length === 4);
    expect(tab.onTheirWay()).toEqual(['t1', 't2', 't3', 't4']);
    tab.take('t3')?.respond();
    expect(await saves[2]).toEqual({ ok: true, id: 't3' });
    await waitUntil(() => tab.onTheirWay().length === 4);
    expect(tab.onTheirWay()).toEqual(['t1', 't2', 't4', 't5']);
    for (const id of ['t1', 't2', 't4', 't5']) tab.take(id)?.respond();
    await waitUntil(() => tab.onTheirWay().length > 0);
    tab.take('t6')?.respond();
    await Promise.all(saves);
    expect(tab.entries()).toEqual([]);
  });

  it('keeps the order of one record, of one save, and of those that name', async () => {
    const tab = await openPausedTab();
    const saves = [
      tab.save([move('t1', 'Delhi'), move('t2', 'Delhi')]),
      tab.save([rename('t3', 'fort')]),
      tab.save([rename('t4', 'gate')]),
    ];
    await waitUntil(() => tab.onTheirWay().length === 2);
    expect(tab.onTheirWay()).toEqual(['t1', 't3']);
    const again = tab.save([move('t1', 'Agra Fort')]);
    tab.take('t1')?.respond();
    tab.take('t3')?.respond();
    await waitUntil(() => tab.onTheirWay().length === 3);
    expect(tab.onTheirWay()).toEqual(['t1', 't2', 't4']);
    for (const id of ['t1', 't2', 't4']) tab.take(id)?.respond();
    expect(await Promise.all([...saves, again])).toMatchObject(Array(4).fill({ ok: true }));
    expect(tab.entries()).toEqual([]);
  });

  it('takes back what follows a refusal within a save, and nothing of another', async () => {
    const tab = await openPausedTab();
    const refused = tab.save([move('t1', 'Delhi'), move('t2', 'Delhi')]);
    const other = tab.save([move('t3', 'Delhi')]);
    await waitUntil(() => tab.onTheirWay().length === 2);
    tab.take('t1')?.respond(500);
    expect(await refused).toMatchObject({ ok: false, sent: 0 });
    expect(tab.entries().map(({ orderKey }) => orderKey)).toEqual(['tour:t3']);
    tab.take('t3')?.respond();
    expect(await other).toMatchObject({ ok: true });
    expect(tab.onTheirWay()).toEqual([]);
  });
});

describe('the next step', () => {
  const extensions = { supportsIdempotencyKeys: true, supportsPreconditions: true };
  const base = { fields: { city: 'Agra' }, updatedAt: 'v1' };
  const queued = (edits: readonly Edit[]): Outbox =>
    edits.reduce<Outbox>(
      (outbox, edit, index) =>
        outboxReducer(outbox, {
          type: 'queued',
          newEdits: [{ id: `e${index}`, edit, temporaryId: null, parentKeys: [], base }],
          now: 0,
        }),
      emptyOutbox(asha.id),
    );

  it('is never of what is in hand, or of its record', () => {
    const outbox = queued([move('t1', 'Delhi'), move('t2', 'Delhi')]);
    const idOf = (inHand: string[]) => {
      const step = nextStep(outbox, 0, extensions, new Set(inHand));
      return step.kind === 'rest' ? null : step.entry.id;
    };
    expect(idOf([])).toBe('e0');
    expect(idOf(['e0'])).toBe('e1');
    expect(idOf(['e1'])).toBe('e0');
    expect(idOf(['e0', 'e1'])).toBeNull();
  });
});
