import { taj } from '../../testing/openOutboxTab';
import {
  consoleWithTour,
  publish,
  retitle,
  silent,
  tour,
} from '../../testing/outbox/consoleWithTour';
import fc from 'fast-check';
import { type Edit } from '../outbox/edit';
import { saveEdits } from '../sync/saveEdits';
import { mediaReceived } from '../model/mediaSlice';
import { tourReceived, tourTextReceived } from '../model/toursSlice';
import { describeEdit } from '../history/describeEdit';
import { editsRemembered, HISTORY_LIMIT, historySlice } from '../history/historySlice';
import { historyOf } from '../sync/historyOf';
import { inverseOf } from '../sync/inverseOf';
import { selectSteps, selectStepsOf } from '../history/selectSteps';
import { isChangeBeingStored } from './isChangeBeingStored';
import { selectNotices } from '../model/noticesSlice';
import { undoLast } from './undoLast';
import { undoStep } from './undoStep';

it('takes a cover of a translation back to none where the tour’s was shown', () => {
  const { store } = consoleWithTour();
  const cover: Edit = {
    entity: 'tourTranslation',
    action: 'update',
    ref: { tourId: 't1', language: 'hi' },
    fields: { cover_media_url: '/hi.webp' },
  };
  const back = () => inverseOf(store.getState(), cover);
  store.dispatch(tourReceived({ ...tour, cover_media_url: '/t.webp' }));
  store.dispatch(tourReceived({ ...tour, language: 'hi', cover_media_url: '/t.webp' }));
  expect(back()).toMatchObject({ fields: { cover_media_url: null } });
  const text = { id: 'x', tour_id: 't1', language: 'hi', title: 'ताज', description: '' };
  const rest = { slug_suffix: 'hi', earlier_source_title: null, earlier_source_description: null };
  store.dispatch(tourTextReceived({ ...text, ...rest, cover_media_url: '/old.webp' }));
  expect(back()).toMatchObject({ fields: { cover_media_url: '/old.webp' } });
});

describe('the history', () => {
  it('lists the steps, newest first, also by record', async () => {
    const { store } = consoleWithTour();
    await store.dispatch(saveEdits([retitle('A')], silent));
    await store.dispatch(saveEdits([publish], silent));
    const steps = selectSteps(store.getState());
    const descriptions = steps.map(({ entries }) => entries.map(({ edit }) => describeEdit(edit)));
    expect(descriptions.flat().sort()).toEqual(['Published', 'Title changed (en)']);
    expect(selectStepsOf(store.getState(), 't1')).toHaveLength(2);
    expect(selectStepsOf(store.getState(), 't2')).toEqual([]);
  });

  it('lists with a section the steps of its recordings and their chapters', async () => {
    const { store } = consoleWithTour();
    const at = 1;
    const edit: Edit = {
      entity: 'chapter',
      action: 'remove',
      ref: { mediaId: 'm1', chapterId: 'c1' },
    };
    const entry = { id: 'e', step: 's', at, edit, inverse: null, isUndone: false };
    store.dispatch(editsRemembered([entry]));
    expect(selectStepsOf(store.getState(), 's1')).toEqual([]);
    const texts = { title: null, transcript_text: null, filename: '', public_url: '' };
    const times = { created_at: '', updated_at: null, duration: null };
    const owner = { tour_id: 't1', section_id: 's1' };
    store.dispatch(
      mediaReceived({ id: 'm1', type: 'audio', language: 'en', ...owner, ...texts, ...times }),
    );
    expect(selectStepsOf(store.getState(), 's1')).toHaveLength(1);
  });

  it('does not record edits that the worker refused', async () => {
    const { store, worker } = consoleWithTour();
    worker.refuses = true;
    await store.dispatch(saveEdits([publish], silent));
    expect(selectSteps(store.getState())).toEqual([]);
  });

  it('puts back a whole step, once', async () => {
    const { store, stored, view } = consoleWithTour();
    await store.dispatch(saveEdits([publish, retitle('A'), retitle('B')], silent, { step: 's' }));
    expect(view()).toMatchObject({ title: 'B', is_published: true });
    await store.dispatch(undoStep('s'));
    expect(stored).toMatchObject({ is_published: false, published_at: null, title: 'Taj' });
    expect(store.getState().notices.map(({ text }) => text)).toEqual(['3 changes undone']);
    expect(selectSteps(store.getState())[0]?.canUndo).toBe(false);
  });

  it('does not undo values that were changed since, and says so', async () => {
    const { store, stored } = consoleWithTour();
    await store.dispatch(saveEdits([retitle('A')], silent, { step: 'first' }));
    await store.dispatch(saveEdits([retitle('B')], silent, { step: 'second' }));
    await store.dispatch(undoStep('first'));
    expect(stored['title']).toBe('B');
    expect(store.getState().notices.at(-1)?.text).toBe('Changed since: there is nothing to undo');
    await store.dispatch(undoStep('second'));
    expect(stored['title']).toBe('A');
    await store.dispatch(undoStep('first'));
    expect(stored['title']).toBe('Taj');
  });

  it('keeps the step when undoing fails', async () => {
    const { store, worker } = consoleWithTour();
    await store.dispatch(saveEdits([publish], silent, { step: 's' }));
    worker.refuses = true;
    await store.dispatch(undoStep('s'));
    expect(store.getState().notices.at(-1)?.tone).toBe('error');
    expect(selectSteps(store.getState())[0]?.canUndo).toBe(true);
  });

  it('forgets the oldest beyond its limit', () => {
    const entry = (n: number) => ({
      id: `e${n}`,
      step: `s${n}`,
      at: n,
      edit: publish,
      inverse: null,
      isUndone: false,
    });
    const many = Array.from({ length: HISTORY_LIMIT + 5 }, (_, n) => entry(n));
    const { entries } = historySlice.reducer(undefined, editsRemembered(many));
    expect(Object.keys(entries)).toHaveLength(HISTORY_LIMIT);
    expect(entries['e4']).toBeUndefined();
  });
});

describe('inverseOf', () => {
  it('is the values before, whatever is changed', () => {
    const { store } = consoleWithTour();
    const changes = fc.record(
      {
        city: fc.string({ minLength: 1 }),
        duration_seconds: fc.option(fc.integer({ min: 60 })),
        is_published: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(changes, (change) => {
        const edit: Edit = {
          entity: 'tour',
          action: 'update',
          ref: { tourId: 't1', language: 'en' },
          fields: change,
        };
        const inverse = inverseOf(store.getState(), edit);
        const before = Object.fromEntries(
          Object.keys(change).map((field) => [field, Reflect.get(tour, field)]),
        );
        expect(inverse).toEqual({ ...edit, fields: before });
      }),
    );
  });

  it('is none where words were empty before, or the record is unknown', () => {
    const { store } = consoleWithTour();
    const describing: Edit = {
      entity: 'tourTranslation',
      action: 'update',
      ref: { tourId: 't1', language: 'en' },
      fields: { description: 'x' },
    };
    expect(inverseOf(store.getState(), describing)).toBeNull();
    expect(
      inverseOf(store.getState(), { ...describing, ref: { tourId: 't9', language: 'en' } }),
    ).toBeNull();
    expect(
      inverseOf(store.getState(), { entity: 'tour', action: 'remove', ref: { tourId: 't1' } }),
    ).toBeNull();
  });
});

it('undoes a change that is still being stored, and not the one before it', async () => {
  const { store, view } = consoleWithTour();
  expect(store.dispatch(isChangeBeingStored())).toBe(false);
  const first = store.dispatch(saveEdits([retitle('First')], silent));
  expect(store.dispatch(isChangeBeingStored())).toBe(true);
  await store.dispatch(undoLast(null));
  await first;
  expect(view()).toMatchObject({ title: taj.title });
  await store.dispatch(saveEdits([retitle('Second')], silent));
  const last = store.dispatch(saveEdits([publish], silent));
  await store.dispatch(undoLast(null));
  await last;
  expect(view()).toMatchObject({ title: 'Second', is_published: false });
  expect(store.dispatch(isChangeBeingStored())).toBe(false);
});

it('warns first of a change that is not recent, and undoes it when it is confirmed', async () => {
  const { store, view } = consoleWithTour();
  await store.dispatch(saveEdits([retitle('First')], silent));
  const now = Date.now() + 3 * 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  const asked = await store.dispatch(undoLast('another step'));
  expect(asked).not.toBeNull();
  expect(view()).toMatchObject({ title: 'First' });
  expect(selectNotices(store.getState()).at(-1)?.text).toMatch(
    /^Undo again to take back: Title changed.* – \u2068First\u2069 \(3 min/,
  );
  expect(await store.dispatch(undoLast(asked))).toBeNull();
  expect(view()).toMatchObject({ title: taj.title });
  clock.mockRestore();
});

it('says of a record that was made that it stays, before it takes back what came before', async () => {
  const { store, view } = consoleWithTour();
  await store.dispatch(saveEdits([retitle('First')], silent));
  const edit: Edit = {
    entity: 'section',
    action: 'create',
    ref: { tourId: 't1' },
    fields: {
      language: 'en',
      title: 'Gate',
      description: '',
      order_index: 0,
      duration_seconds: 60,
    },
  };
  store.dispatch(
    editsRemembered([
      { id: 'h', step: 'made', at: Date.now() + 1, edit, inverse: null, isUndone: false },
    ]),
  );
  const asked = await store.dispatch(undoLast(null));
  expect(selectNotices(store.getState()).at(-1)?.text).toBe(
    'Not undone: Section created – \u2068Gate\u2069. Delete it instead. Undo again to take back what came before.',
  );
  expect(view()).toMatchObject({ title: 'First' });
  await store.dispatch(undoLast(asked));
  expect(view()).toMatchObject({ title: taj.title });
});

it('remembers a chapter as it was before it is changed or deleted', () => {
  const state = consoleWithTour().store.getState();
  const fields = {
    title: 'Gate',
    description: '',
    start_time_seconds: 0,
    end_time_seconds: null,
    order_index: 0,
  };
  const gate = { ...fields, id: 'c1', media_id: 'm1' };
  const known = { ...state, media: { ...state.media, chapters: { c1: gate } } };
  const ref = { mediaId: 'm1', chapterId: 'c1' };
  const edits: Edit[] = [
    { entity: 'chapter', action: 'update', ref, fields: { ...fields, title: 'West gate' } },
    { entity: 'chapter', action: 'remove', ref },
    { entity: 'chapter', action: 'create', ref: { mediaId: 'm1' }, fields },
  ];
  expect(historyOf(known, edits).map(({ before }) => before)).toEqual([gate, gate, undefined]);
  expect(historyOf(state, edits)[0]).not.toHaveProperty('before');
});
