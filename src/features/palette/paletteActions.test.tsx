import { screen, waitFor } from '@testing-library/react';
import { selectContentLanguage } from '../../state/model/preferencesSlice';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
let konark: string;
let lodi: string;
let tomb: string;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  konark = await seeds.tour({ slug: 'konark', texts: { en: 'Konark Sun Temple' } });
  lodi = await seeds.tour({ slug: 'lodi', texts: { en: 'Lodi Garden', hi: 'लोदी गार्डन' } });
  tomb = await seeds.section(lodi, { texts: { en: 'Dome Tomb', hi: 'गुंबद' } });
  await seeds.tour({ slug: 'taj', texts: { en: 'Taj Mahal' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

type View = Awaited<ReturnType<typeof renderConsole>>;

const isPublished = async (id: string) => {
  const [tour] = await (await worker.call('GET', `/api/tours/${id}`)).json();
  return tour.is_published;
};

/** Options for a query, after the first one is as expected. */
async function search(view: View, query: string, first: string | RegExp) {
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Command palette' });
  await view.user.clear(field);
  await view.user.type(field, query);
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(first));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
}

async function run(view: View, query: string, first: string | RegExp) {
  await search(view, query, first);
  await view.user.keyboard('{Enter}');
}

async function onMediaPage() {
  const view = await renderConsole('/admin/media', { worker });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const languageOf = ({ console }: View) => selectContentLanguage(console.store.getState());

test('a tour is published from another page, with the way back in the toast', async () => {
  const view = await onMediaPage();
  await run(view, 'konark publish', 'Konark Sun TemplePublish');
  expect(await screen.findByText('Tour updated successfully')).toBeVisible();
  expect(view.currentPath()).toBe('/admin/media');
  expect(await isPublished(konark)).toBe(true);
  const options = await search(view, 'publish konark', 'Konark Sun TempleAlready published');
  expect(options).toEqual(['Konark Sun TempleAlready published']);
  await view.user.keyboard('{Escape}');
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await isPublished(konark)).toBe(false));
});

test('without a response, the status of a tour is changed on this device', async () => {
  const view = await onMediaPage();
  await search(view, 'konark', 'Konark Sun Temple');
  await view.user.keyboard('{Escape}');
  view.faults.on('PATCH', /tours/, () => Promise.reject(new TypeError('Failed to fetch')));
  await run(view, 'publish konark', 'Konark Sun TemplePublish');
  await waitFor(() => expect(view.console.store.getState().outbox.entries).toHaveLength(1));
  expect(await isPublished(konark)).toBe(false);
  expect(await screen.findByText(/^Saved on this device\./)).toBeVisible();
  await search(view, 'unpublish konark', 'Konark Sun TempleUnpublish');
});

test('a tour is edited and duplicated from another page, and its languages are found', async () => {
  const view = await onMediaPage();
  await run(view, 'duplicate konark', 'Konark Sun TempleDuplicate');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/create?from=${konark}`));
  await run(view, 'konark languages', 'Konark Sun TempleTranslations');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${konark}/translations`));
  await run(view, 'konark edit', 'Konark Sun TempleEdit');
  await waitFor(() => expect(view.currentPath()).toMatch(`/admin/tours/${konark}/details`));
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveFocus();
  await search(view, 'konark history', 'Konark Sun TempleDetails');
});

test('a title in another language opens in that language', async () => {
  const view = await onMediaPage();
  await run(view, 'लोदी', 'लोदी गार्डनHindi');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${lodi}`));
  expect(languageOf(view)).toBe('hi');
  expect(await screen.findByRole('heading', { level: 1, name: 'लोदी गार्डन' })).toBeVisible();
});

test('a section that is found by its title in another language opens in it', async () => {
  const view = await renderConsole(`/admin/tours/${lodi}/sections/${tomb}/translations`, {
    worker,
  });
  await screen.findByText('गुंबद');
  await run(view, 'गुंबद', 'Dome Tombगुंबद');
  await waitFor(() => expect(view.currentPath()).toBe(`/admin/tours/${lodi}/sections/${tomb}`));
  expect(languageOf(view)).toBe('hi');
});

test('usual words lead to the queue of a language, to drafts, published tours and their export', async () => {
  const view = await onMediaPage();
  for (const [query, label, path] of [
    ['translate hindi', 'Translate into Hindi', /^\/admin\/translate\?lang=hi/],
    ['drafts', 'Drafts', '/admin/tours?status=draft'],
    ['dashboard', 'Dashboard', '/admin/dashboard'],
    ['published', 'Published tours', '/admin/tours?status=published'],
    ['media', 'Media', '/admin/media'],
    ['export', 'Export tours', '/admin/tours'],
  ] as const) {
    await run(view, query, label);
    await waitFor(() => expect(view.currentPath()).toMatch(path));
  }
});

test('a title is found by its words written as one', async () => {
  const view = await onMediaPage();
  await search(view, 'tajmahal', 'Taj Mahal');
});
