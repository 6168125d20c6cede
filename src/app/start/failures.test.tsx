import { act, screen, waitFor } from '@testing-library/react';
import { faults, type Fault } from '../../testing/faults';
import { forgetConsole, people, renderConsole, testWorker } from '../../testing/renderConsole';

let worker: Awaited<ReturnType<typeof testWorker>>;
let tourId: string;
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi');
  await worker.seeds.admin(people.asha, 'owner');
  tourId = await worker.seeds.tour();
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const call = 'GET /api/tours/{id}';
const READ = /^GET \/api\/tours\/[^/?]+\?/;
const readFaults: [string, Fault, string][] = [
  [
    'a lost network',
    faults.networkLost(),
    'Network error: Cannot connect to backend API. Check if your VITE_WORKER_URL is correct.',
  ],
  ['a 500', faults.respond(500, { message: 'Disk full' }), 'Backend server error: Disk full'],
  ['a 502 of a proxy', faults.html(502), 'Backend server error: no detail'],
  [
    'a 403',
    faults.respond(403, { error: 'x' }),
    'Access forbidden: You may not have admin permissions',
  ],
  ['a 429', faults.respond(429, { error: 'Slow down' }), 'API Error: 429 - Slow down'],
  ['an error inside', faults.respond(200, { error: 'Quota' }), 'API Error: 200 - Quota'],
  ['HTML', faults.html(200), 'Invalid JSON response'],
  ['truncated JSON', faults.truncated(), 'Invalid JSON response'],
  ['a text', faults.respond(200, 'tour'), `Invalid JSON response: ${call} lacks a usable "tour"`],
  [
    'no id',
    faults.respond(200, [{ title: 'Taj' }]),
    `Invalid JSON response: ${call} lacks a usable "id"`,
  ],
  [
    'an id of another kind',
    faults.respond(200, [{ id: {} }]),
    `Invalid JSON response: ${call} lacks a usable "id"`,
  ],
  [
    'sections of another kind',
    faults.respond(200, [{ id: 't', tour_sections: 'none' }]),
    `Invalid JSON response: ${call} lacks a usable "tour_sections"`,
  ],
];

describe('a page that cannot be read', () => {
  it('shows the reason, and the record once it can be read', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    const readCount = () => view.faults.calls.filter((sent) => READ.test(sent)).length;
    for (const [name, fault, message] of readFaults) {
      const before = readCount();
      view.faults.clear();
      view.faults.on('GET', /\/api\/tours\/[^/]+$/, fault);
      const retry = screen.queryByRole('button', { name: 'Retry' });
      if (retry === null) await act(() => view.router.navigate(`/admin/tours/${tourId}`));
      else await view.user.click(retry);
      await waitFor(() => expect(readCount()).toBeGreaterThan(before));
      const title = await screen.findByRole('heading', { name: 'The tour could not be loaded' });
      const alertText = () => `${name}: ${title.closest('[role="alert"]')?.textContent}`;
      await waitFor(() => expect(alertText()).toContain(message));
    }
    view.faults.clear();
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Taj Mahal' })).toBeVisible();
  });

  it.each<[string, Fault]>([
    ['no response', faults.empty()],
    ['an empty list', faults.respond(200, [])],
  ])('is not found where %s comes', async (_name, fault) => {
    const view = await renderConsole('/admin/media', { worker });
    view.faults.on('GET', /\/api\/tours\/[^/]+$/, fault);
    await act(() => view.router.navigate(`/admin/tours/${tourId}`));
    expect(await screen.findByText('Tour not found in English')).toBeVisible();
    expect(screen.queryByText(/^(Invalid|Failed)/)).toBeNull();
  });

  it.each([
    ['/admin/dashboard', /api\/tours/],
    ['/admin/tours', /api\/tours$/],
    ['/admin/management', /api\/admin/],
    ['/admin/analytics', /api\/analytics/],
  ])('is never blank: %s', async (path, calls) => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.faults.on('GET', calls, faults.html(200));
    await act(() => view.router.navigate(path));
    expect(await screen.findAllByText('Invalid JSON response')).not.toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Retry' })).not.toHaveLength(0);
  });
});

const expired = { type: 'expired' } as const;

describe('a session that cannot go on', () => {
  it.each(['refused', 'refreshed'] as const)(
    'is announced once, whichever call finds out, where its token is %s',
    async (outcome) => {
      const view = await renderConsole('/admin/media', { worker });
      await screen.findByRole('navigation');
      const visited: string[] = [];
      view.router.subscribe(({ location }) => visited.push(location.pathname));
      view.auth.refreshOutcome = outcome;
      view.faults.on('GET', /\/api\//, faults.respond(401, { error: 'expired' }));
      await act(() => view.router.navigate('/admin/analytics'));
      await waitFor(() => expect(view.currentPath()).toBe('/login'));
      // The client reports the session whose fresh token the worker refuses, or the end of the session.
      const { person } = view.console.store.getState().session;
      if (person === null) throw new Error('Nobody');
      const isRefreshed = outcome === 'refreshed';
      const change = isRefreshed ? ({ type: 'present', person, isRefreshed } as const) : expired;
      await act(async () => view.auth.emit(change));
      expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
      expect(screen.getAllByText('Unauthorized - redirecting to login')).toHaveLength(1);
      expect(visited.filter((path) => path === '/login')).toHaveLength(1);
      expect(view.currentPath()).toBe('/login');
    },
  );

  it('has no token left', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    jest.spyOn(view.auth, 'accessToken').mockResolvedValue(null);
    await act(() => view.router.navigate('/admin/management'));
    await waitFor(() => expect(view.currentPath()).toBe('/login'));
    expect(await screen.findAllByText('No authentication token')).toHaveLength(1);
  });
});
