import {
  consoleWithTour,
  publish,
  retitle,
  silent,
  tour,
} from '../../testing/outbox/consoleWithTour';
import { selectStepToRedo } from '../history/selectSteps';
import { tourReceived } from '../model/toursSlice';
import { saveEdits } from '../sync/saveEdits';
import { redoLast, undoLast } from './undoLast';

it('redoes what was undone, in the other order, and can undo it again', async () => {
  const { store, stored } = consoleWithTour();
  await store.dispatch(saveEdits([publish, retitle('B')], silent, { step: 'one' }));
  await store.dispatch(saveEdits([retitle('C')], silent, { step: 'two' }));
  const toRedo = () => selectStepToRedo(store.getState())?.id;
  await store.dispatch(undoLast(null));
  await store.dispatch(undoLast(null));
  expect(stored).toMatchObject({ is_published: false, title: 'Taj' });
  expect(toRedo()).toBe('one');
  await store.dispatch(redoLast());
  expect(stored).toMatchObject({ is_published: true, title: 'B' });
  expect(store.getState().notices.at(-1)?.text).toBe('2 changes redone');
  await store.dispatch(redoLast());
  expect(stored['title']).toBe('C');
  expect(store.getState().notices.at(-1)?.text).toBe('Redone: Title changed (en) – \u2068C\u2069');
  expect(toRedo()).toBeUndefined();
  await store.dispatch(undoLast(null));
  expect(stored['title']).toBe('B');
  expect(toRedo()).toBe('two');
});

it('has nothing to redo once something else was changed', async () => {
  const { store, stored } = consoleWithTour();
  await store.dispatch(saveEdits([retitle('A')], silent));
  await store.dispatch(undoLast(null));
  await store.dispatch(saveEdits([publish], silent));
  expect(selectStepToRedo(store.getState())).toBeUndefined();
  await store.dispatch(redoLast());
  expect(stored).toMatchObject({ title: 'Taj', is_published: true });
});

it('does not redo over what was stored elsewhere since, and keeps what the worker refuses', async () => {
  const { store, stored, worker } = consoleWithTour();
  await store.dispatch(saveEdits([retitle('A')], silent, { step: 's' }));
  await store.dispatch(undoLast(null));
  worker.refuses = true;
  await store.dispatch(redoLast());
  expect(store.getState().notices.at(-1)).toMatchObject({ tone: 'error' });
  expect(selectStepToRedo(store.getState())?.id).toBe('s');
  worker.refuses = false;
  store.dispatch(tourReceived({ ...tour, title: 'Theirs' }));
  await store.dispatch(redoLast());
  expect(stored['title']).toBe('Taj');
  expect(store.getState().notices.at(-1)?.text).toBe('Changed since: there is nothing to redo');
});

it('redoes a change whose undo is still on its way', async () => {
  const { store, stored } = consoleWithTour();
  await store.dispatch(saveEdits([retitle('A')], silent));
  const undoing = store.dispatch(undoLast(null));
  await Promise.resolve();
  await store.dispatch(redoLast());
  await undoing;
  expect(stored['title']).toBe('A');
});
