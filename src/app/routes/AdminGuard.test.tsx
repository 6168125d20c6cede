import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../testing/faults';
import { formField } from '../../testing/openEditor';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../testing/renderConsole';

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

describe('the guard of the admin routes', () => {
  it('shows a spinner that names the console while the session is unknown', async () => {
    const view = await renderConsole('/admin/dashboard', { worker, isSessionPending: true });
    expect(view.container).toHaveTextContent('Loading Kathayatra Admin Console…');
    expect(await screen.findByRole('progressbar', { hidden: true })).toBeVisible();
    expect(view.currentPath()).toBe('/admin/dashboard');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('sends a signed-out person to the login screen, and remembers the path', async () => {
    const view = await renderConsole('/admin/analytics?tab=tours', { worker, as: null });
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(view.currentPath()).toBe('/admin/login');
    expect(sessionStorage.getItem('kathayatra:return-to')).toBe('/admin/analytics?tab=tours');
  });

  it('offers a person without access to request it', async () => {
    await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
    expect(await screen.findByRole('button', { name: 'Submit Access Request' })).toBeVisible();
  });

  it.each(['/admin/tours/constructor', '/admin/tours/%5F_proto__/sections'])(
    'sends who asks for %s, which no record is kept under, home',
    async (path) => {
      const view = await renderConsole(path, { worker });
      await waitFor(() => expect(view.redirects).toEqual(['/']));
    },
  );

  it('shows the page to an admin', async () => {
    await renderConsole('/admin/media', { worker });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveTextContent('Dashboard');
  });

  it.each(['/admin', '/admin/'])('leads from %s to the dashboard', async (path) => {
    const view = await renderConsole(path, { worker });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(view.currentPath()).toBe('/admin/dashboard');
    expect(view.redirects).toEqual([]);
  });

  it('offers a retry, never the request screen, when the check itself fails', async () => {
    const problem = { code: 'network', message: 'Failed to load admin data' } as const;
    const view = await renderConsole('/admin/media', { worker, isAdmin: problem });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load admin data');
    expect(screen.queryByText('Submit Access Request')).toBeNull();
    view.auth.isAdmin = true;
    await view.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('navigation')).toBeVisible();
  });

  it('leads who gives up their own access to the request, after saying what it means', async () => {
    await worker.seeds.admin(people.ravi);
    const view = await renderConsole('/admin/management', { worker, as: 'ravi' });
    const grid = await screen.findByRole('grid', { name: 'Current admins' });
    const row = (await within(grid).findByText('Ravi Kulkarni')).closest('[role="row"]');
    const demote = row?.querySelector('[aria-label="Demote"]');
    if (!demote) throw new Error('No button');
    fireEvent.click(demote);
    const dialog = within(await screen.findByRole('dialog', { name: /Ravi Kulkarni/ }));
    expect(dialog.getByText('This is your own account')).toBeVisible();
    expect(dialog.getByText(/You lose access immediately/)).toBeVisible();
    fireEvent.change(formField('reason'), { target: { value: 'Another job' } });
    await view.user.click(dialog.getByRole('button', { name: 'Demote' }));
    expect(await screen.findByRole('button', { name: 'Submit Access Request' })).toBeVisible();
    expect(await screen.findAllByText('Admin demoted successfully!')).toHaveLength(1);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(localStorage.getItem('kathayatra:known-admin')).toBeNull();
  });

  it('locks no known admin out when the check cannot be made', async () => {
    localStorage.setItem('kathayatra:known-admin', '00000000-0000-4000-8000-000000000001');
    const problem = { code: 'network', message: 'Failed to load admin data' } as const;
    await renderConsole('/admin/media', { worker, isAdmin: problem });
    expect(await screen.findByRole('navigation')).toBeVisible();
  });
});

describe('a 401 in the middle', () => {
  it('leads to one refresh and one repetition', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.auth.refreshOutcome = 'refreshed';
    view.faults.on('GET', /\/api\/tours$/, faults.respond(401, { error: 'expired' }), 1);
    await act(() => view.router.navigate('/admin/tours'));
    await waitFor(() =>
      expect(view.faults.calls.filter((call) => call.startsWith('GET /api/tours?'))).toHaveLength(
        2,
      ),
    );
    expect(view.currentPath()).toBe('/admin/tours');
  });

  it('ends the session when the refresh is refused, and keeps the way back', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.faults.on('GET', /\/api\/tours$/, faults.respond(401, { error: 'expired' }));
    await act(() => view.router.navigate('/admin/tours?q=taj'));
    await waitFor(() => expect(view.currentPath()).toBe('/login'));
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(sessionStorage.getItem('kathayatra:return-to')).toBe('/admin/tours?q=taj');
  });

  it('keeps the person where they are when the refresh cannot be asked for', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.auth.refreshOutcome = 'unreachable';
    view.faults.on('GET', /\/api\/tours$/, faults.respond(401, { error: 'expired' }));
    await act(() => view.router.navigate('/admin/tours'));
    expect(await screen.findByText('Failed to load tours')).toBeVisible();
    expect(view.currentPath()).toBe('/admin/tours');
  });
});
