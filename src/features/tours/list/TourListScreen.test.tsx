import { act, screen, waitFor, within } from '@testing-library/react';
import { type TourRow } from '../../../domain/tours/tour';
import { contentLanguageChosen } from '../../../state/model/preferencesSlice';
import { faults, pausedCall } from '../../../testing/faults';
import {
  forgetConsole,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;
const ids: Record<string, string> = {};

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi', 'ta');
  await seeds.admin(
    {
      id: '00000000-0000-4000-8000-000000000001',
      email: 'a@b.c',
      full_name: 'Asha',
      avatar_url: null,
    },
    'owner',
  );
  ids['taj'] = await seeds.tour({
    slug: 'taj-mahal',
    cover: '/media/taj.png',
    isPublished: true,
    createdAt: new Date('2025-01-05T10:00:00Z'),
    texts: { en: 'Taj Mahal', hi: 'ताज महल' },
  });
  ids['fort'] = await seeds.tour({
    slug: 'red-fort',
    cover: '/media/fort.png',
    city: 'Delhi',
    createdAt: new Date('2025-02-07T10:00:00Z'),
    texts: { en: 'Red Fort' },
  });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const grid = () => screen.findByRole('grid', { name: 'Tours' });
const titles = () =>
  screen.queryAllByRole('link', { name: /Taj Mahal|Red Fort|ताज/ }).map((link) => link.textContent);
const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${title}`);
  return within(row);
};

/** Presses a row action by keyboard: its pointer events need a row hover from CSS, which the tests do not load. */
async function press({ user }: Awaited<ReturnType<typeof renderConsole>>, button: HTMLElement) {
  act(() => button.focus());
  await user.keyboard('{Enter}');
}

/** Opens the list with a worker whose rows do not name their languages. */
async function openWithoutAvailableLanguages() {
  const view = await renderConsole('/admin/languages', { worker });
  view.faults.on('GET', /^\/api\/tours$/, async (passOn) => {
    const rows = (await (await passOn()).json()) as TourRow[];
    return Response.json(rows.map((row) => ({ ...row, available_languages: undefined })));
  });
  await act(() => view.router.navigate('/admin/tours'));
  return view;
}

describe('TourListScreen', () => {
  it('shows every tour of the language, newest first', async () => {
    await renderConsole('/admin/tours', { worker });
    await grid();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers.slice(1, 6)).toEqual(['Tour', 'Location', 'Language', 'Status', 'Created']);
    expect(await screen.findByText('2 tours')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Red Fort', 'Taj Mahal']));
    const row = await rowOf('Taj Mahal');
    expect(row.getByText('taj-mahal')).toBeVisible();
    expect(row.getByText('Agra, India')).toBeVisible();
    expect(row.getByText('Jan 5, 2025')).toBeVisible();
    expect(row.getByRole('button', { name: 'Published' })).toBeVisible();
    expect(row.getByRole('link', { name: 'Taj Mahal' })).toHaveAttribute(
      'href',
      `/admin/tours/${ids['taj']}`,
    );
    expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/admin/tours/${ids['taj']}`,
    );
    expect(row.getByRole('link', { name: 'Sections' })).toHaveAttribute(
      'href',
      `/admin/tours/${ids['taj']}/sections`,
    );
    expect(screen.getByRole('link', { name: 'Create tour' })).toHaveAttribute(
      'href',
      '/admin/tours/create',
    );
  });

  it('sorts by its columns', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    await grid();
    await screen.findByText('2 tours');
    const created = screen.getByRole('columnheader', { name: 'Created' });
    expect(created).toHaveAttribute('aria-sort', 'descending');
    await view.user.click(screen.getByRole('columnheader', { name: 'Location' }));
    expect(created).toHaveAttribute('aria-sort', 'none');
    await waitFor(() => expect(titles()).toEqual(['Taj Mahal', 'Red Fort']));
    await view.user.click(created);
    await waitFor(() => expect(titles()).toEqual(['Red Fort', 'Taj Mahal']));
    await view.user.click(created);
    await waitFor(() => expect(titles()).toEqual(['Taj Mahal', 'Red Fort']));
  });

  it('searches while one types, from the slash key, and keeps it in the URL', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    await screen.findByText('2 tours');
    await view.user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search tours' })).toHaveFocus();
    await view.user.keyboard('DELHI');
    await waitFor(() => expect(titles()).toEqual(['Red Fort']));
    expect(screen.getByText('1 of 2 tours')).toBeVisible();
    await waitFor(() => expect(view.currentPath()).toBe('/admin/tours?q=DELHI'));
    await view.user.keyboard(' zzz');
    expect(await screen.findByText('No tours match your search')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Clear Search' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(view.currentPath()).toBe('/admin/tours');
  });

  it('opens with the filter of its URL and follows it', async () => {
    const view = await renderConsole('/admin/tours?q=agra&status=published', { worker });
    await waitFor(() => expect(titles()).toEqual(['Taj Mahal']));
    expect(screen.getByRole('searchbox')).toHaveValue('agra');
    expect(screen.getByRole('radio', { name: 'Published Only' })).toBeChecked();
    await act(() => view.router.navigate('/admin/tours?q=fort'));
    await waitFor(() => expect(titles()).toEqual(['Red Fort']));
    expect(screen.getByRole('searchbox')).toHaveValue('fort');
    await act(() => view.router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('agra'));
  });

  it('names the languages of each tour, which its row names', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    const row = await rowOf('Taj Mahal');
    expect(await row.findByTitle('English, Hindi')).toHaveTextContent('en hi');
    expect((await rowOf('Red Fort')).getByTitle('English')).toHaveTextContent('en');
    expect(view.faults.calls.filter((call) => call.startsWith('GET /api/tours?'))).toEqual([
      'GET /api/tours?lang=en',
    ]);
  });

  it('names them where the worker’s rows do not, once the list has stood for a while', async () => {
    const view = await openWithoutAvailableLanguages();
    const row = await rowOf('Taj Mahal');
    expect(view.faults.calls.filter((call) => call.startsWith('GET /api/tours?'))).toEqual([
      'GET /api/tours?lang=en',
    ]);
    expect(await row.findByTitle('English, Hindi')).toHaveTextContent('en hi');
    expect((await rowOf('Red Fort')).getByTitle('English')).toHaveTextContent('en');
  });

  it('says nothing when another language cannot be read for that', async () => {
    const view = await openWithoutAvailableLanguages();
    const row = await rowOf('Taj Mahal');
    view.faults.clear();
    view.faults.on('GET', /^\/api\/tours$/, faults.respond(500, {}));
    await waitFor(() => expect(view.faults.calls).toContain('GET /api/tours?lang=ta'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByText('Failed to load tours')).toBeNull();
    expect(row.getByTitle('English')).toBeVisible();
  });

  it('keeps what is typed when the status is chosen in the same moment', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    await screen.findByText('2 tours');
    await view.user.type(screen.getByRole('searchbox'), 'india');
    await view.user.click(screen.getByRole('radio', { name: 'Published Only' }));
    await waitFor(() => expect(titles()).toEqual(['Taj Mahal']));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(view.currentPath()).toBe('/admin/tours?q=india&status=published');
    await view.user.click(screen.getByRole('radio', { name: 'All Tours' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('publishes at once, once however often the chip is pressed, and says so once', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    const paused = pausedCall();
    view.faults.on('PATCH', /\/api\/tours\//, paused.fault);
    const row = await rowOf('Red Fort');
    await view.user.dblClick(row.getByRole('button', { name: 'Draft' }));
    expect(await row.findByRole('button', { name: 'Published' })).toBeVisible();
    expect(screen.queryByText('Tour updated successfully')).toBeNull();
    paused.release();
    expect(await screen.findAllByText('Tour updated successfully')).toHaveLength(1);
    expect(view.faults.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
    expect(view.currentPath()).toBe('/admin/tours');
    await view.user.click(row.getByRole('button', { name: 'Published' }));
    await waitFor(async () => {
      const [tour] = await (await worker.call('GET', `/api/tours/${ids['fort']}`)).json();
      expect(tour).toMatchObject({ is_published: false, published_at: null });
    });
  });

  it('takes the new status back when the worker refuses', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    view.faults.on('PATCH', /\/api\/tours\//, faults.respond(500, { error: 'Down' }));
    const row = await rowOf('Red Fort');
    await view.user.click(row.getByRole('button', { name: 'Draft' }));
    expect(await screen.findAllByText('Failed to update tour')).toHaveLength(1);
    expect(await row.findByRole('button', { name: 'Draft' })).toBeVisible();
  });

  it('asks before deleting, in the words of the specification', async () => {
    const gone = await worker.seeds.tour({ texts: { en: 'Old Walk' } });
    const view = await renderConsole('/admin/tours', { worker });
    const row = await rowOf('Old Walk');
    await press(view, row.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(
      'Are you sure you want to delete "Old Walk"? This action cannot be undone and will also delete all associated sections and media.',
    );
    view.faults.on('DELETE', /\/api\/tours\//, faults.respond(500, { error: 'Down' }), 1);
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete tour')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Old Walk' })).toBeVisible();

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const opener = (await rowOf('Old Walk')).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(opener).toHaveFocus());
    await view.user.keyboard('{Enter}');
    const again = await screen.findByRole('alertdialog');
    await view.user.click(within(again).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Tour deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Old Walk' })).toBeNull());
    expect((await worker.call('GET', `/api/tours/${gone}`)).status).toBe(404);
    const next = (await rowOf('Red Fort')).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('shows content in its own language and direction', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    await screen.findByText('2 tours');
    act(() => void view.console.store.dispatch(contentLanguageChosen('hi')));
    const link = await screen.findByRole('link', { name: 'ताज महल' });
    expect(link.querySelector('bdi')).toHaveAttribute('lang', 'hi');
    expect(titles()).toEqual(['ताज महल']);
  });

  it('offers English where the language has no tours', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    await screen.findByText('2 tours');
    act(() => void view.console.store.dispatch(contentLanguageChosen('ta')));
    expect(await screen.findByText('No tours in Tamil')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'View English Tours' }));
    expect(await screen.findByText('2 tours')).toBeVisible();
  });

  it('warns when the language is none of the system', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    await screen.findByText('2 tours');
    expect(screen.queryByText(/is not available/)).toBeNull();
    act(() => void view.console.store.dispatch(contentLanguageChosen('xx')));
    expect(await screen.findByText('xx is not available')).toBeVisible();
  });

  it('offers a retry when nothing could be loaded', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.faults.on('GET', /\/api\/tours$/, faults.respond(500, { error: 'Down' }), 1);
    await act(() => view.router.navigate('/admin/tours'));
    await screen.findByRole('heading', { name: 'The tours could not be loaded' });
    expect(screen.getByText('Backend server error: Down')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('2 tours')).toBeVisible();
  });

  it('keeps the rows when a refetch fails, and says how old they are', async () => {
    const view = await renderConsole('/admin/tours', { worker });
    await screen.findByText('2 tours');
    act(() => void view.console.store.dispatch(contentLanguageChosen('hi')));
    await screen.findByText('1 tour');
    view.faults.on('GET', /\/api\/tours$/, faults.networkLost(), 2);
    const { toursEndpoints } = await import('../../../state/endpoints/toursEndpoints');
    const { getTours } = toursEndpoints.endpoints;
    await act(async () => {
      await view.console.store.dispatch(
        getTours.initiate({ language: 'hi' }, { forceRefetch: true, subscribe: false }),
      );
    });
    const note = await screen.findByText(/Network error: Cannot connect to backend API/);
    expect(note).toHaveTextContent('from just now');
    expect(titles()).toEqual(['ताज महल']);
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Network error/)).toBeNull());
  });
});
