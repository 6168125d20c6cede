import { act, screen, waitFor, within } from '@testing-library/react';
import { type Edit } from '../../../state/outbox/edit';
import { saveEdits } from '../../../state/sync/saveEdits';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const title = 'The Taj';
const description = 'A tomb';
const textsElsewhere = (tourId: string): Edit => ({
  entity: 'tourTranslation',
  action: 'update',
  ref: { tourId, language: 'en' },
  fields: { title, description },
});

test('a dialog follows what is stored meanwhile where nothing was typed, and offers it elsewhere', async () => {
  const tourId = await worker.seeds.tour({ texts: { en: 'Taj Mahal' } });
  const view = await renderConsole(`/admin/tours/${tourId}/translations`, { worker });
  const edit = await screen.findByRole('button', { name: 'Edit English translation' });
  await view.user.click(edit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit English translation' }));
  const field = (name: RegExp) => dialog.getByRole('textbox', { name });
  await view.user.type(field(/^Title/), '!');
  const messages = { done: null, failed: null };
  await act(() => view.console.store.dispatch(saveEdits([textsElsewhere(tourId)], messages)));
  await waitFor(() => expect(field(/^Description/)).toHaveValue(description));
  await view.user.click(await dialog.findByRole('button', { name: 'Use the newer: Title' }));
  expect(field(/^Title/)).toHaveValue(title);
  // Nothing is left to ask about.
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the texts of a tour beside their source do so too', async () => {
  const tourId = await worker.seeds.tour({ texts: { en: 'Taj Mahal' } });
  const view = await renderConsole(`/admin/translate?lang=en&from=hi&tour=${tourId}`, { worker });
  const name = await screen.findByRole('textbox', { name: 'Title (Tour)' });
  await view.user.type(name, '!');
  const messages = { done: null, failed: null };
  await act(() => view.console.store.dispatch(saveEdits([textsElsewhere(tourId)], messages)));
  await view.user.click(await screen.findByRole('button', { name: 'Keep mine: Title (Tour)' }));
  expect(screen.getByRole('textbox', { name: 'Description (Tour)' })).toHaveValue(description);
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Translation updated for English')).toBeVisible();
  const answer = await worker.call('GET', `/api/tours/${tourId}?lang=en`);
  expect((await answer.json())[0]).toMatchObject({ title: 'Taj Mahal!', description });
});
