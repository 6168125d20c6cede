import { act, screen, waitFor, within } from '@testing-library/react';
import { type Edit } from '../../../state/outbox/edit';
import { saveEdits } from '../../../state/sync/saveEdits';
import { faults } from '../../../testing/faults';
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
  // No conflict is left.
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('a dialog that is saved by keys, where somebody else wrote the same text meanwhile', () => {
  const path = (tourId: string) => `/api/tours/${tourId}/translations`;
  const stored = async (tourId: string, language: string) => {
    const texts: { language: string }[] = await (await worker.call('GET', path(tourId))).json();
    return texts.find((text) => text.language === language);
  };

  async function open(name: string) {
    const tourId = await worker.seeds.tour({ texts: { en: 'Taj Mahal' } });
    const view = await renderConsole(`/admin/tours/${tourId}/translations`, { worker });
    await view.user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    const field = (label: RegExp) => dialog.getByRole('textbox', { name: label });
    return { tourId, view, dialog, field };
  }

  test('leads to the question of a change, as often as asked, and saves what is chosen', async () => {
    const { tourId, view, dialog, field } = await open('Edit English translation');
    await view.user.type(field(/^Title/), '!');
    await worker.call('PATCH', `${path(tourId)}/en`, { json: { title } });
    await view.user.keyboard('{Control>}s{/Control}');
    const keep = await dialog.findByRole('button', { name: 'Keep mine: Title' });
    await waitFor(() => expect(keep).toHaveFocus());
    await view.user.click(field(/^Description/));
    await view.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(keep).toHaveFocus());
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored(tourId, 'en')).toMatchObject({ title: 'Taj Mahal!' });
  });

  test('asks about a translation that was added meanwhile', async () => {
    const { tourId, view, dialog, field } = await open('Add Translation');
    await view.user.click(dialog.getByRole('combobox', { name: /^Language/ }));
    await view.user.click(await screen.findByRole('option', { name: /^Hindi/ }));
    await view.user.type(field(/^Title/), 'ताज महल');
    const hindi = { language: 'hi', title: 'ताज', description: 'एक मक़बरा', slug_suffix: 'taj-hi' };
    await worker.call('POST', path(tourId), { json: hindi });
    await view.user.keyboard('{Control>}{Enter}{/Control}');
    const keep = await dialog.findByRole('button', { name: 'Keep mine: Title' });
    await waitFor(() => expect(keep).toHaveFocus());
    expect(keep).toHaveAccessibleDescription(/^Changed in the meantime to: ताज/);
    expect(field(/^Description/)).toHaveValue(hindi.description);
    expect(
      dialog.getByText('Somebody else has added this translation in the meantime.'),
    ).toBeVisible();
    expect(dialog.queryByText('A translation in this language already exists')).toBeNull();
    await view.user.keyboard('{Enter}');
    expect(await screen.findByText('Translation updated for Hindi')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored(tourId, 'hi')).toMatchObject({ ...hindi, title: 'ताज महल' });
  });
});

test('the texts of a tour beside their source do so too', async () => {
  const tourId = await worker.seeds.tour({ texts: { en: 'Taj Mahal', hi: 'ताज महल' } });
  const view = await renderConsole(`/admin/translate?lang=en&from=hi&tour=${tourId}`, { worker });
  const name = await screen.findByRole('textbox', { name: 'Title (Tour)' });
  await view.user.type(name, '!');
  const messages = { done: null, failed: null };
  await act(() => view.console.store.dispatch(saveEdits([textsElsewhere(tourId)], messages)));
  await view.user.click(await screen.findByRole('button', { name: 'Keep mine: Title (Tour)' }));
  expect(screen.getByRole('textbox', { name: 'Description (Tour)' })).toHaveValue(description);
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Translation updated for English')).toBeVisible();
  const response = await worker.call('GET', `/api/tours/${tourId}?lang=en`);
  expect((await response.json())[0]).toMatchObject({ title: 'Taj Mahal!', description });
});

describe('Save and next tour, where somebody else wrote the same texts meanwhile', () => {
  const hindi = { language: 'hi', title: 'ताज', description: 'एक मक़बरा', slug_suffix: 'hi' };
  const stored = async (tourId: string) => {
    const response = await worker.call('GET', `/api/tours/${tourId}/translations`);
    return (await response.json()).find(({ language }: { language: string }) => language === 'hi');
  };

  /** Opens the translation page for the first of two tours in the queue, with a title typed. */
  async function open(texts: Record<string, string>) {
    const tourId = await worker.seeds.tour({ texts });
    await worker.seeds.tour({ texts: { en: 'The next one' } });
    const view = await renderConsole(`/admin/translate?lang=hi&tour=${tourId}`, { worker });
    const title = await screen.findByRole('textbox', { name: 'Title (Tour)' });
    await screen.findByText(/left in Hindi$/);
    await view.user.clear(title);
    await view.user.type(title, 'ताज महल');
    return { ...view, tourId };
  }

  test('asks which to keep, and then goes on', async () => {
    const { tourId, user, currentPath } = await open({ en: 'Taj', hi: 'पहले' });
    await worker.call('PATCH', `/api/tours/${tourId}/translations/hi`, {
      json: { title: hindi.title },
    });
    await user.keyboard('{Control>}{Enter}{/Control}');
    const keep = await screen.findByRole('button', { name: 'Keep mine: Title (Tour)' });
    await waitFor(() => expect(keep).toHaveFocus());
    expect(keep).toHaveAccessibleDescription(/^Changed in the meantime to: ताज/);
    expect(currentPath()).toContain(tourId);
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(screen.queryByText(/needs your decision/)).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).not.toContain(tourId));
    expect(await stored(tourId)).toMatchObject({ title: 'ताज महल' });
  });

  test('also about a translation that they made', async () => {
    const { tourId, user, currentPath } = await open({ en: 'Taj' });
    await worker.call('POST', `/api/tours/${tourId}/translations`, { json: hindi });
    await user.keyboard('{Control>}{Enter}{/Control}');
    const take = await screen.findByRole('button', { name: 'Use the newer: Title (Tour)' });
    await waitFor(() => expect(currentPath()).toContain(tourId));
    expect(screen.getByRole('textbox', { name: 'Description (Tour)' })).toHaveValue(
      hindi.description,
    );
    expect(screen.queryByText('Not saved')).toBeNull();
    await user.click(take);
    await waitFor(() => expect(currentPath()).not.toContain(tourId));
    expect(await stored(tourId)).toMatchObject({ title: hindi.title });
  });

  test('says that it was not saved where theirs can’t be read', async () => {
    const { tourId, user, faults: faulty } = await open({ en: 'Taj' });
    await worker.call('POST', `/api/tours/${tourId}/translations`, { json: hindi });
    faulty.on('GET', /^\/api\/tours/, faults.respond(500, { error: 'Down' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Not saved', undefined, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title (Tour)' })).toHaveValue('ताज महल');
  });
});
