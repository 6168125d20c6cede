import { type Section } from '../../domain/tours/section';
import { closeTabs, json, openOutboxTab, taj, type Call } from '../../testing/openOutboxTab';
import { chapterReceived } from '../model/mediaSlice';
import { sectionReceived } from '../model/sectionsSlice';
import { selectTour, selectTourList } from '../select/selectTours';
import { selectSectionList } from '../select/selectSections';
import { toursReceived, tourReceived } from '../model/toursSlice';
import { type Edit } from '../outbox/edit';
import { recreateEntry, recreationOf } from './recreationOf';

afterEach(closeTabs);

const writes = (calls: readonly Call[]) =>
  calls.flatMap(({ method, path, body }) => (method === 'GET' ? [] : [{ method, path, body }]));

const section: Section & {
  language: string;
  title: string;
  description: string;
  earlier_source_title: null;
  earlier_source_description: null;
  media: null;
} = {
  id: 's1',
  tour_id: 't1',
  order_index: 2,
  duration_seconds: 60,
  cover_media_url: null,
  created_at: null,
  updated_at: 's',
  language: 'en',
  title: 'Gate',
  description: 'The gate',
  earlier_source_title: null,
  earlier_source_description: null,
  media: null,
};

/** Edits made offline; afterwards the worker responds, and knows only what it receives. */
async function openAfter(edits: readonly Edit[], has: readonly string[] = []) {
  let isOffline = true;
  const remaining = new Set(has);
  const tab = await openOutboxTab(({ method, path, body }) => {
    if (isOffline) return 'lost';
    const [, , kind = '', id = ''] = path.replace(/\?.*/, '').split('/');
    const rest = path.replace(/\?.*/, '').split('/').slice(4).join('/');
    if (method === 'POST' && (id === '' || remaining.has(id))) {
      const made = rest === '' || !rest.startsWith('translations') ? `new-${rest || kind}` : null;
      if (made !== null) remaining.add(made);
      const record = { ...(rest === '' ? taj : {}), ...Object(body), ...(made && { id: made }) };
      return json(201, [record]);
    }
    if (id === '') return json(200, []);
    if (!remaining.has(id)) return json(404, { error: 'Not found' });
    if (rest !== '') return json(200, []);
    return json(200, [{ ...taj, ...Object(body), id }]);
  });
  tab.dispatch(
    tourReceived({ ...taj, language: 'hi', title: 'ताज', slug_suffix: 'hi', updated_at: 'v1' }),
  );
  tab.dispatch(toursReceived({ rows: [taj], language: 'en', fetchedAt: 1, isComplete: true }));
  tab.dispatch(sectionReceived(section));
  for (const edit of edits) await tab.save([edit]);
  isOffline = false;
  tab.calls.length = 0;
  const send = async () => {
    await tab.outbox.apply({ type: 'reachable' });
    await tab.outbox.sendNow(true);
  };
  await send();
  const deletedEntry = () => tab.entries().find(({ state }) => state === 'notFound');
  const recreate = async () => {
    tab.calls.length = 0;
    await tab.dispatch(recreateEntry(deletedEntry()?.id ?? ''));
    await send();
  };
  const setOffline = (is: boolean) => (isOffline = is);
  return { ...tab, gone: deletedEntry, recreate, goAway: setOffline };
}

const move: Edit = {
  entity: 'tour',
  action: 'update',
  ref: { tourId: 't1', language: 'en' },
  fields: { city: 'Delhi' },
};
const publish: Edit = { ...move, fields: { is_published: true } };
const retitle: Edit = {
  entity: 'tourTranslation',
  action: 'update',
  ref: { tourId: 't1', language: 'hi' },
  fields: { title: 'ताज महल' },
};
const addSection: Edit = {
  entity: 'section',
  action: 'create',
  ref: { tourId: 't1' },
  fields: { title: 'Dome', description: '', language: 'en', order_index: 0, duration_seconds: 60 },
};

describe('a record that is gone is made again', () => {
  it('as a tour with its words and all that is unsent of it, under a new id everywhere', async () => {
    const tab = await openAfter([move, publish, retitle, addSection]);
    expect(tab.gone()?.edit).toMatchObject({ entity: 'tour', action: 'update', ref: {} });
    await tab.recreate();
    expect(writes(tab.calls)).toMatchObject([
      {
        method: 'POST',
        path: '/api/tours',
        body: { slug: 'taj', city: 'Delhi', title: 'Taj', is_published: false },
      },
      { path: '/api/tours/new-tours/translations', body: { language: 'hi', title: 'ताज महल' } },
      { method: 'PATCH', path: '/api/tours/new-tours?lang=en', body: { is_published: true } },
      { path: '/api/tours/new-tours/sections', body: { title: 'Dome' } },
    ]);
    expect(tab.entries()).toEqual([]);
    expect(tab.getState().outbox.aliases['t1']).toBe('new-tours');
    // The previous path leads to the new tour, and the list does not show both.
    expect(selectTour(tab.getState(), 't1', 'en')).toMatchObject({
      id: 'new-tours',
      city: 'Delhi',
    });
    expect(selectTourList(tab.getState(), 'en')?.map(({ id }) => id)).toEqual(['new-tours']);
  });

  it('without a network too: it waits under its temporary id, its sections with it', async () => {
    const tab = await openAfter([move, addSection]);
    tab.goAway(true);
    await tab.recreate();
    const [made] = tab.entries();
    expect(tab.entries().map(({ edit }) => `${edit.action} ${edit.entity}`)).toEqual([
      'create tour',
      'create tourTranslation',
      'create section',
    ]);
    expect(selectTour(tab.getState(), 't1', 'en')).toMatchObject({
      id: made?.temporaryId,
      city: 'Delhi',
      saveState: 'saved here',
    });
    expect(selectTourList(tab.getState(), 'en')).toHaveLength(1);
    expect(
      selectSectionList(tab.getState(), made?.temporaryId ?? '', 'en')?.map(({ title }) => title),
    ).toEqual(['Dome']);
    tab.goAway(false);
    await tab.outbox.apply({ type: 'reachable' });
    await tab.outbox.sendNow(true);
    expect(tab.entries()).toEqual([]);
    expect(tab.getState().outbox.aliases['t1']).toBe('new-tours');
  });

  it('as a section with the words known of it', async () => {
    const change: Edit = {
      entity: 'section',
      action: 'update',
      ref: { sectionId: 's1' },
      fields: { order_index: 5 },
    };
    const tab = await openAfter([change], ['t1']);
    await tab.recreate();
    expect(writes(tab.calls)).toMatchObject([
      {
        path: '/api/tours/t1/sections',
        body: { title: 'Gate', description: 'The gate', order_index: 5, language: 'en' },
      },
    ]);
    expect(tab.entries()).toEqual([]);
    expect(tab.getState().outbox.aliases['s1']).toBe('new-sections');
  });

  it('as a translation; where its tour is gone too, that is offered next', async () => {
    const tab = await openAfter([retitle], ['t1']);
    await tab.recreate();
    expect(writes(tab.calls)).toMatchObject([
      { path: '/api/tours/t1/translations', body: { language: 'hi', title: 'ताज महल' } },
    ]);
    expect(tab.entries()).toEqual([]);
    await tab.outbox.destroy();

    const both = await openAfter([retitle]);
    await both.recreate();
    expect(both.gone()?.edit).toMatchObject({ entity: 'tourTranslation', action: 'create' });
    await both.recreate();
    expect(writes(both.calls)).toMatchObject([
      { path: '/api/tours', body: { title: 'Taj' } },
      { path: '/api/tours/new-tours/translations', body: { title: 'ताज महल' } },
    ]);
    expect(both.entries()).toEqual([]);
  });

  it('as a chapter', async () => {
    const draft = {
      title: 'Gate',
      description: '',
      order_index: 0,
      start_time_seconds: 1,
      end_time_seconds: null,
    };
    const change: Edit = {
      entity: 'chapter',
      action: 'update',
      ref: { mediaId: 'm1', chapterId: 'c1' },
      fields: draft,
    };
    const tab = await openAfter([change], ['m1']);
    tab.dispatch(chapterReceived({ ...draft, id: 'c1', media_id: 'm1' }));
    await tab.recreate();
    expect(writes(tab.calls)).toMatchObject([
      { method: 'POST', path: '/api/media/m1/chapters', body: { title: 'Gate' } },
    ]);
    expect(tab.entries()).toEqual([]);
  });

  it('but not where too little is known, or where nothing is gone', async () => {
    const tab = await openAfter([
      move,
      { entity: 'media', action: 'update', ref: { mediaId: 'm1' }, fields: { title: 'New' } },
    ]);
    const [tour, media] = tab.entries();
    expect([tour?.state, media?.state]).toEqual(['notFound', 'notFound']);
    if (tour === undefined || media === undefined) throw new Error('Both are to wait');
    expect(recreationOf(tab.getState(), media)).toBeNull();
    expect(recreationOf(tab.getState(), { ...tour, state: 'waiting' })).toBeNull();
    const bare = { ...tab.getState().tours, texts: {} };
    expect(recreationOf({ ...tab.getState(), tours: bare }, tour)).toBeNull();
    expect(recreationOf(tab.getState(), tour)).not.toBeNull();
  });
});
