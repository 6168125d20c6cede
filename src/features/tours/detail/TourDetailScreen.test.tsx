import { act, screen, waitFor, within } from '@testing-library/react';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { toursEndpoints } from '../../../state/endpoints/toursEndpoints';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
let tourId: string;
let path: string;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ta');
  await worker.seeds.admin(people.asha, 'owner');
  tourId = await worker.seeds.completeTour({
    slug: 'taj-mahal',
    texts: { en: 'Taj Mahal', hi: 'ताज महल' },
  });
  path = `/admin/tours/${tourId}`;
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('TourDetailScreen', () => {
  it('shows the tour with its facts, and tabs that are links', async () => {
    await renderConsole(path, { worker });
    expect(await title('Taj Mahal')).toBeVisible();
    expect(await screen.findByText('About Taj Mahal')).toBeVisible();
    expect(screen.getByText('30:00 (1,800 seconds)')).toBeVisible();
    expect(screen.getByText('Not published')).toBeVisible();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.getAttribute('href'));
    expect(tabs).toEqual([`${path}/details`, `${path}/translations`, `${path}/sections`]);
    expect(screen.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  });

  it('takes the tab from its path', async () => {
    await renderConsole(`${path}/translations`, { worker });
    const tab = await screen.findByRole('tab', { name: 'Translations' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  it('publishes and takes back', async () => {
    const view = await renderConsole(path, { worker });
    await view.user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Tour updated successfully')).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
    // Optimistic update: shown before the request.
    await waitFor(() => expect(view.console.store.getState().outbox.entries).toEqual([]));
    view.faults.on('PATCH', /\/api\/tours\//, faults.respond(500, { error: 'Down' }), 1);
    await view.user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Failed to update tour')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  });

  it('says in which language it was not found, and leads to where it is', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    await screen.findByRole('link', { name: 'Taj Mahal' });
    await act(() => view.router.navigate(path));
    await title('Taj Mahal');
    act(() => void view.console.store.dispatch(contentLanguageChosen('ta')));
    expect(await screen.findByText('Tour not found in Tamil')).toBeVisible();
    expect(screen.queryByText('Failed to load tour details')).toBeNull();
    expect(screen.getByRole('link', { name: 'All Tours' })).toHaveAttribute('href', '/admin/tours');
    expect(screen.getByRole('link', { name: 'Translate into Tamil' })).toHaveAttribute(
      'href',
      `/admin/translate?lang=ta&tour=${tourId}&from=en`,
    );
    await view.user.click(screen.getByRole('button', { name: 'View in Hindi' }));
    expect(await title('ताज महल')).toBeVisible();
    act(() => void view.console.store.dispatch(contentLanguageChosen('ta')));
    await view.user.click(await screen.findByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(view.currentPath()).toBe('/admin/tours'));
  });

  it('finds the tour once it has texts in the language', async () => {
    const view = await renderConsole(path, { worker });
    await title('Taj Mahal');
    act(() => void view.console.store.dispatch(contentLanguageChosen('ta')));
    await view.user.click(await screen.findByRole('link', { name: 'Add Translation' }));
    await waitFor(() => expect(screen.queryByText('Tour not found in Tamil')).toBeNull());
    expect(view.currentPath()).toBe(`${path}/translations`);
    await worker.call('POST', `/api/tours/${tourId}/translations`, {
      json: { language: 'ta', title: 'தாஜ் மஹால்' },
    });
    const { getTour } = toursEndpoints.endpoints;
    await act(async () => {
      await view.console.store.dispatch(
        getTour.initiate({ tourId, language: 'ta' }, { forceRefetch: true, subscribe: false }),
      );
    });
    expect(await title('தாஜ் மஹால்')).toBeVisible();
    await worker.call('DELETE', `/api/tours/${tourId}/translations/ta`);
  });

  it('says so where there is no such tour', async () => {
    const view = await renderConsole('/admin/tours/00000000-0000-4000-8000-00000000dead', {
      worker,
    });
    expect(await screen.findByText('Tour not found in English')).toBeVisible();
    expect(await title('Unknown tour')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add Translation' })).toBeNull();
    // Without browser history, Go Back opens the list.
    await view.user.click(screen.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(view.currentPath()).toBe('/admin/tours'));
  });

  it('offers a retry when the tour could not be loaded', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.faults.on('GET', /\/api\/tours\//, faults.respond(500, { error: 'Down' }), 1);
    await act(() => view.router.navigate(path));
    const panel = await screen.findByText('The tour could not be loaded');
    expect(panel).toBeVisible();
    expect(await screen.findAllByText('Failed to load tour details')).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await title('Taj Mahal')).toBeVisible();
  });

  it('keeps the tour on screen when it cannot be read again', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    const link = await screen.findByRole('link', { name: 'Taj Mahal' });
    view.faults.on('GET', /\/api\/tours\//, faults.networkLost(), 2);
    await view.user.click(link);
    expect(await screen.findByText(/Network error: Cannot connect/)).toBeVisible();
    expect(await title('Taj Mahal')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Network error/)).toBeNull());
  });

  it('says that a tour it still shows was deleted', async () => {
    const deletedId = await worker.seeds.tour({ texts: { en: 'Gone' } });
    const view = await renderConsole('/admin/tours', { worker });
    const link = await screen.findByRole('link', { name: 'Gone' });
    await worker.call('DELETE', `/api/tours/${deletedId}`);
    await view.user.click(link);
    expect(await screen.findByText('Tour not found in English')).toBeVisible();
    const reads = () =>
      view.faults.calls.filter((call) => call.startsWith(`GET /api/tours/${deletedId}`));
    await waitFor(() => expect(reads()).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(reads()).toHaveLength(2);
    expect(within(screen.getByRole('main')).getByText('About Gone')).toBeVisible();
  });
});
