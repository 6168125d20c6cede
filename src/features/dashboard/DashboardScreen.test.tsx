import { act, screen, waitFor, within } from '@testing-library/react';
import { contentLanguageChosen } from '../../state/model/preferencesSlice';
import { toursEndpoints } from '../../state/endpoints/toursEndpoints';
import { faults } from '../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
let oldest: string;
const long = 'A Very Long Walk '.repeat(20).trim();

beforeAll(async () => {
  worker = await testWorker();
  const { seeds, clock } = worker;
  const today = clock.now().toISOString();
  await seeds.languages('en', 'hi', 'ta');
  await seeds.admin(people.asha, 'owner');
  for (const [index, title] of ['One', 'Two', 'Three', 'Four', 'Five', long].entries()) {
    clock.set(new Date(Date.UTC(2025, 0, index + 1)).toISOString());
    const tour = await seeds.tour({
      isPublished: index % 2 === 0,
      texts: index === 0 ? { en: title, hi: 'एक' } : { en: title },
    });
    const section = await seeds.section(tour, { texts: { en: 'Gate' } });
    if (index > 0) continue;
    oldest = tour;
    await worker.call('POST', `/api/sections/${section}/play?language=en`);
  }
  clock.set(today);
});
afterAll(() => worker.close());
afterEach(forgetConsole);

/** Number on the card with this label. */
const count = (label: string) => screen.getAllByText(label)[0]?.nextElementSibling;

describe('DashboardScreen', () => {
  it('welcomes the person and counts what the language has', async () => {
    const view = await renderConsole('/admin/dashboard', { worker });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome, Asha Menon',
    );
    await waitFor(() => expect(count('Total Tours')).toHaveTextContent('6'));
    expect(count('Published')).toHaveTextContent('3');
    expect(count('Drafts')).toHaveTextContent('3');
    await waitFor(() => expect(count('Total Sections')).toHaveTextContent('6'));
    act(() => void view.console.store.dispatch(contentLanguageChosen('hi')));
    await waitFor(() => expect(count('Total Tours')).toHaveTextContent('1'));
    expect(count('Total Sections')).toHaveTextContent('0');
  });

  it('lists the five most recent tours with a way to each', async () => {
    await renderConsole('/admin/dashboard', { worker });
    const list = await screen.findByRole('list', { name: 'Recent tours' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent(long);
    expect(within(list).queryByText('One')).toBeNull();
    const links = within(list).getAllByRole('link', { name: /^View / });
    expect(links).toHaveLength(5);
    expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/admin\/tours\/[0-9a-f-]+$/));
  });

  it('says that no tour was edited after its creation', async () => {
    await renderConsole('/admin/dashboard', { worker });
    expect(await screen.findByRole('list', { name: 'Recent tours' })).toBeVisible();
    expect(await screen.findByText('No tour was edited after its creation.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Recently edited' })).toBeNull();
  });

  it('says how long ago tours were edited, and on which day new ones were created', async () => {
    await worker.call('PATCH', `/api/tours/${oldest}?lang=en`, { json: { city: 'Mathura' } });
    await renderConsole('/admin/dashboard', { worker });
    const edited = within(await screen.findByRole('list', { name: 'Recently edited' }));
    const [first, ...others] = edited.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^OneEdited \d+ days agoMathura/);
    expect(others).toEqual([]);
    const recent = within(screen.getByRole('list', { name: 'Recent tours' }));
    expect(recent.getAllByRole('listitem')[0]).toHaveTextContent(/Created Jan 6, 2025/);
  });

  it('names what waits with a way to each, and nothing that does not wait', async () => {
    localStorage.setItem(
      `kathayatra:draft:1:${people.asha.id}:tour/new`,
      JSON.stringify({ base: {}, values: {}, typedAtMs: Date.now(), hadFile: false }),
    );
    await renderConsole('/admin/dashboard', { worker });
    const list = within(await screen.findByRole('list', { name: 'Waiting for you' }));
    const details = await list.findByRole('link', { name: new RegExp(`^${long}`) });
    expect(details).toHaveTextContent(/: No cover$/);
    expect(details.getAttribute('href')).toMatch(/^\/admin\/tours\/[^/]+\/details\?edit=cover$/);
    expect(list.getByRole('link', { name: /^Not saved: New tour/ })).toHaveAttribute(
      'href',
      '/admin/tours/create',
    );
    // Hindi has one of six tours and none of their sections; Tamil has not been started.
    const translation = list.getByRole('link', { name: /^Hindi.*6 sections left$/ });
    expect(translation).toHaveAttribute('href', '/admin/translate?lang=hi');
    expect(list.queryByText(/Unsent edit|Access request|asks for access|Tamil/)).toBeNull();
  });

  it('names three forms that were not saved, and all of them on request', async () => {
    const forms = ['tour/new', 'notification', 'admin', `tour/${oldest}/details/en`];
    const now = Date.now();
    forms.forEach((form, at) => {
      localStorage.setItem(
        `kathayatra:draft:1:${people.asha.id}:${form}`,
        JSON.stringify({ base: {}, values: {}, typedAtMs: now - at, hadFile: false }),
      );
    });
    const view = await renderConsole('/admin/dashboard', { worker });
    const list = within(await screen.findByRole('list', { name: 'Waiting for you' }));
    const more = await list.findByRole('button', { name: 'Show 1 other form not saved' });
    expect(list.queryByRole('link', { name: /Details in English/ })).toBeNull();
    await view.user.click(more);
    expect(await list.findByRole('link', { name: /Details in English/ })).toBeVisible();
    expect(more).toHaveTextContent('Show fewer');
    expect(more).toHaveFocus();
  });

  it('shows the texts of each language with a way to its queue, without a call of its own', async () => {
    const view = await renderConsole('/admin/dashboard', { worker });
    const list = within(await screen.findByRole('list', { name: 'Texts by language' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'English100%: 6 of 6 sections, 6 of 6 tours',
      'Hindi0%: 0 of 6 sections, 1 of 6 tours, 6 sections left',
      'Tamil0%: 0 of 6 sections, 0 of 6 tours, 6 sections left',
    ]);
    expect(links[1]).toHaveAttribute('href', '/admin/translate?lang=hi');
    links[0]?.focus();
    await view.user.keyboard('{ArrowRight}');
    expect(links[1]).toHaveFocus();
    await view.user.tab();
    expect(document.activeElement?.closest('[role="toolbar"]')).toBeNull();
    const lists = view.faults.calls.filter((call) => /\/api\/(tours|analytics)\b/.test(call));
    expect(lists).toHaveLength(2);
  });

  it('counts texts by the tours where the worker counts no sections', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.faults.on('GET', /\/api\/analytics$/, faults.respond(500, { error: 'Down' }));
    await act(() => view.router.navigate('/admin/dashboard'));
    const list = within(await screen.findByRole('list', { name: 'Texts by language' }));
    expect(list.getByRole('link', { name: /^Hindi/ })).toHaveTextContent(
      'Hindi17%: 1 of 6 tours, 5 tours left',
    );
    act(() => void view.console.store.dispatch(contentLanguageChosen('ta')));
    expect(await screen.findByText('The texts could not be counted.')).toBeVisible();
    view.faults.clear();
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^English/ })).toHaveTextContent('100%');
  });

  it('shows what has changed since the last visit on this device', async () => {
    const key = `kathayatra:own:1:${people.asha.id}:dashboard-visits`;
    const atMs = Date.UTC(2026, 0, 5, 12);
    const byLanguage = { en: { tours: 4, published: 3, sections: 7, plays: 0 } };
    const current = { atMs, byLanguage, totalPlays: 0 };
    localStorage.setItem(key, JSON.stringify({ current, previous: null }));
    await renderConsole('/admin/dashboard', { worker });
    const changes = within(await screen.findByRole('list', { name: 'What has changed' }));
    const records = '+2 tours, -1 section since Jan 5, 2026';
    expect(await changes.findByRole('link', { name: records })).toHaveAttribute(
      'href',
      '/admin/tours',
    );
    const plays = changes.getByRole('link', { name: '1 play in all, +1 since Jan 5, 2026' });
    expect(plays).toHaveAttribute('href', '/admin/analytics');
    const seen: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    expect(seen).toMatchObject({
      current: {
        byLanguage: { en: { tours: 6, published: 3, sections: 6, plays: 1 } },
        totalPlays: 1,
      },
      previous: { byLanguage },
    });
  });

  it('names the most played tour once the page is quiet, and nothing without the counts', async () => {
    const view = await renderConsole('/admin/dashboard', { worker });
    const top = await screen.findByRole('link', { name: /^Most played: \s*One\s*, 1 play$/ });
    expect(top).toHaveAttribute('href', '/admin/analytics?tab=tours');
    view.unmount();
    localStorage.clear();
    await forgetConsole();
    const failing = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    failing.faults.on('GET', /\/api\/analytics$/, faults.respond(500, { error: 'Down' }));
    await act(() => failing.router.navigate('/admin/dashboard'));
    await screen.findByText('Share of the tours that have texts');
    expect(screen.queryByRole('list', { name: 'What has changed' })).toBeNull();
  });

  it('shows no change on the first visit', async () => {
    await renderConsole('/admin/dashboard', { worker });
    await waitFor(() => expect(count('Total Sections')).toHaveTextContent('6'));
    expect(screen.queryByText(/ since /)).toBeNull();
  });

  it('says what the counts amount to', async () => {
    await renderConsole('/admin/dashboard', { worker });
    expect(await screen.findByText('50% in the app')).toBeVisible();
    expect(screen.getByText('not in the app')).toBeVisible();
    expect(await screen.findByText('in English, 1.0 a tour')).toBeVisible();
  });

  it('links to the usual first tasks', async () => {
    await renderConsole('/admin/dashboard', { worker });
    const list = await screen.findByRole('list', { name: 'Quick actions' });
    const paths = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(paths).toEqual(['/admin/tours/create', '/admin/tours', '/admin/media']);
  });

  it('falls back to the sections it knows when the worker counts none', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.faults.on('GET', /\/api\/analytics$/, faults.respond(500, { error: 'Down' }));
    await act(() => view.router.navigate('/admin/dashboard'));
    await waitFor(() => expect(count('Total Sections')).toHaveTextContent('–'));
    const { getTours, getTour } = toursEndpoints.endpoints;
    const { dispatch, getState } = view.console.store;
    await act(async () => {
      await dispatch(getTours.initiate({ language: 'en' }, { subscribe: false }));
      const tourId = getState().tours.lists['en']?.ids[0] ?? '';
      await dispatch(getTour.initiate({ tourId, language: 'en' }, { subscribe: false }));
    });
    await waitFor(() => expect(count('Total Sections')).toHaveTextContent('1'));
  });

  it('keeps the counts of the last visit when the worker counts none', async () => {
    const first = await renderConsole('/admin/dashboard', { worker });
    await waitFor(() => expect(count('Total Sections')).toHaveTextContent('6'));
    expect(await screen.findByText('Share of the sections that have texts')).toBeVisible();
    first.unmount();
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.faults.on('GET', /\/api\/analytics$/, faults.respond(500, { error: 'Down' }));
    await act(() => view.router.navigate('/admin/dashboard'));
    await waitFor(() => expect(count('Total Sections')).toHaveTextContent('6'));
    expect(await screen.findByText('Share of the sections that have texts')).toBeVisible();
    expect(screen.getByText(/^in English, from /)).toBeVisible();
    expect(screen.queryByText('Failed to load analytics data')).toBeNull();
  });

  it('says so where the language has no tours', async () => {
    const view = await renderConsole('/admin/dashboard', { worker });
    await screen.findByRole('list', { name: 'Recent tours' });
    act(() => void view.console.store.dispatch(contentLanguageChosen('ta')));
    expect(await screen.findByText('No tours in Tamil yet')).toBeVisible();
    expect(count('Total Tours')).toHaveTextContent('0');
  });

  it('offers a retry in place of what could not be loaded, and says it in one toast', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.faults.on('GET', /\/api\/tours$/, faults.html(), 1);
    await act(() => view.router.navigate('/admin/dashboard'));
    expect(await screen.findByText('The tours could not be loaded')).toBeVisible();
    expect(screen.getByText('Invalid JSON response')).toBeVisible();
    expect(await screen.findAllByText('Failed to load tours')).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Recent tours' })).toBeVisible();
  });
});
