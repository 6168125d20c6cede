import { act, screen, waitFor, within } from '@testing-library/react';
import { rememberAdmin } from '../../state/session/knownAdmin';
import { sessionAwaited, sessionMissed } from '../../state/session/sessionSlice';
import { createSupabaseGateway } from '../../state/session/supabaseGateway';
import { faults, pausedCall } from '../../testing/faults';
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
  await worker.seeds.languages('en', 'hi', 'ta');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.tour({ texts: { en: 'Old Delhi on foot' } });
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const asha = {
  id: people.asha.id,
  email: people.asha.email,
  fullName: people.asha.full_name,
  avatarUrl: null,
};

/** The hosted backend's real client, with a stored session. */
function heldSession() {
  const key = 'sb-backend-auth-token';
  const session = {
    access_token: 'token',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: asha.id, email: asha.email, user_metadata: {} },
  };
  localStorage.setItem(key, JSON.stringify(session));
  const gateway = createSupabaseGateway({
    url: 'http://backend.test',
    anonKey: 'anon',
    redirectTo: '',
  });
  return { key, gateway };
}

describe('the frame of the console', () => {
  it('asks for the languages at its start, leads to its places, and names the content language', async () => {
    const view = await renderConsole('/admin/media', { worker });
    const sidebar = within(await screen.findByRole('navigation', { name: 'Main' }));
    const links = sidebar.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/admin/dashboard'],
      ['Tours', '/admin/tours'],
      ['Completeness', '/admin/completeness'],
      ['Translate', '/admin/translate'],
      ['Languages', '/admin/languages'],
      ['Admin', '/admin/management'],
      ['Notifications', '/admin/notifications'],
      ['Analytics', '/admin/analytics'],
    ]);
    expect(view.faults.calls).toContain('GET /api/languages');
    expect(screen.getByText('Content: English')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Content: English' }));
    await view.user.click(await screen.findByRole('option', { name: /Tamil/ }));
    expect(screen.getByText('Content: Tamil')).toBeVisible();
  });

  it('follows the default language of the list', async () => {
    const response = await worker.call('GET', '/api/languages');
    const rows: { id: string; code: string }[] = await response.json();
    const idOf = (code: string) => rows.find((row) => row.code === code)?.id;
    const makeDefault = (code: string) =>
      worker.call('PATCH', `/api/languages/${idOf(code)}`, { json: { is_default: true } });
    await makeDefault('hi');
    await renderConsole('/admin/media', { worker });
    expect(await screen.findByText('Content: Hindi')).toBeVisible();
    await makeDefault('en');
  });

  it('signs out by the avatar, and says when that failed', async () => {
    const view = await renderConsole('/admin/media', { worker });
    const avatar = await screen.findByRole('button', { name: /^Asha Menon/ });
    const signOut = jest.spyOn(view.auth, 'signOut').mockRejectedValue(new Error('Down'));
    await view.user.click(avatar);
    expect(await screen.findByText('Failed to sign out')).toBeVisible();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(view.currentPath()).toBe('/admin/media');
    // The session is over, but the person's data is still on the device.
    signOut.mockRestore();
    const destroy = jest.spyOn(view.console.storage, 'destroy').mockRejectedValueOnce(new Error());
    await view.user.click(avatar);
    expect(await screen.findByText('Sign out failed')).toBeVisible();
    expect(destroy).toHaveBeenCalledTimes(1);
    expect(view.redirects).toEqual([]);
  });

  it('keeps the session, and what the device holds, where the backend refuses the sign-out', async () => {
    const view = await renderConsole('/admin/media', { worker });
    const avatar = await screen.findByRole('button', { name: /^Asha Menon/ });
    const { key, gateway } = heldSession();
    jest.spyOn(view.auth, 'signOut').mockImplementation(() => gateway.signOut());
    const destroy = jest.spyOn(view.console.storage, 'destroy');
    const asked = jest.spyOn(globalThis, 'fetch');
    asked.mockImplementation(async () => Response.json({ message: 'No' }, { status: 500 }));
    await view.user.click(avatar);
    expect(await screen.findByText('Failed to sign out')).toBeVisible();
    expect(asked.mock.calls.map(([url]) => String(url))).toEqual([
      'http://backend.test/auth/v1/logout?scope=global',
    ]);
    expect(await gateway.accessToken()).toBe('token');
    expect([destroy.mock.calls, view.redirects]).toEqual([[], []]);
    expect(view.console.store.getState().session.status).toBe('signed in');
    asked.mockImplementation(async () => new Response(null, { status: 204 }));
    await view.user.click(avatar);
    await waitFor(() => expect(view.redirects).toHaveLength(1));
    expect(localStorage.getItem(key)).toBeNull();
    asked.mockRestore();
  });

  it('opens a menu on the avatar by a right click and by a key, and the click still signs out', async () => {
    const view = await renderConsole('/admin/media', { worker });
    const avatar = await screen.findByRole('button', { name: /^Asha Menon/ });
    await view.user.pointer({ target: avatar, keys: '[MouseRight]' });
    const menu = within(await screen.findByRole('menu', { name: 'Asha Menon' }));
    expect(menu.getByText(asha.email)).toBeVisible();
    await view.user.click(menu.getByRole('menuitemradio', { name: 'Dark theme' }));
    expect(view.console.store.getState().preferences.theme).toBe('dark');
    act(() => avatar.focus());
    await view.user.keyboard('{ArrowDown}');
    await view.user.click(await screen.findByRole('menuitem', { name: /^Keyboard shortcuts/ }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await view.user.keyboard('{Escape}');
    expect(view.auth.signOuts).toBe(0);
    await view.user.pointer({ target: avatar, keys: '[MouseRight]' });
    await view.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(view.auth.signOuts).toBe(1);
  });

  it('shows the e-mail address if the name is unknown', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('button', { name: /^Asha Menon/ });
    const person = { ...people.asha, fullName: null, avatarUrl: null };
    act(() => view.auth.emit({ type: 'present', person }));
    expect(await screen.findByRole('button', { name: /^asha@kathayatra\.test/ })).toBeVisible();
  });

  it('is there while the cache of who was let in before is opened, and nothing is asked', async () => {
    const view = await renderConsole('/admin/tours', { worker, isSessionPending: true });
    await act(async () => void view.console.store.dispatch(sessionAwaited(asha)));
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('Loading Kathayatra Admin Console…');
    expect(view.faults.calls).toEqual([]);
    // The sign-out's losses are unknown until the cache is open.
    await view.user.click(screen.getByRole('button', { name: /Asha/ }));
    expect(view.auth.signOuts).toBe(0);
    await act(async () => void view.console.store.dispatch(sessionMissed()));
    await waitFor(() => expect(view.currentPath()).toBe('/admin/login'));
  });

  it('shows the screens once the languages are loaded', async () => {
    rememberAdmin(people.asha.id);
    const languages = pausedCall();
    const view = await renderConsole('/admin/tours', { worker, isSessionPending: true });
    view.faults.on('GET', /^\/api\/languages$/, languages.fault);
    await act(async () => view.start());
    await waitFor(() => expect(view.faults.calls).toContain('GET /api/languages'));
    const page = within(screen.getByRole('main'));
    expect(page.getByText('Loading Kathayatra Admin Console…')).toBeVisible();
    expect(page.queryByRole('grid')).toBeNull();
    await act(async () => languages.release());
    expect(await page.findByRole('link', { name: 'Old Delhi on foot' })).toBeVisible();
    expect(view.faults.calls.filter((call) => call.includes('/api/tours'))).toHaveLength(1);
  });

  it('opens and says what does not come where languages and tours hang', async () => {
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
      advanceTimers: true,
    });
    try {
      const view = await renderConsole('/admin/tours', { worker, isSessionPending: true });
      view.faults.on('GET', /^\/api\/(languages|tours)$/, faults.hanging());
      await act(async () => view.start());
      await waitFor(() => expect(view.faults.calls).toContain('GET /api/languages'));
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(await screen.findByRole('heading', { level: 1, name: 'Tours' })).toBeVisible();
      await waitFor(() => expect(view.faults.calls).toContain('GET /api/tours?lang=en'));
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      const title = await screen.findByRole('heading', { name: 'The tours could not be loaded' });
      const message = 'The server has not answered for 10 seconds. Please try again.';
      expect(title.closest('[role="alert"]')).toHaveTextContent(message);
      view.faults.clear();
      await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
      expect(await screen.findByRole('link', { name: 'Old Delhi on foot' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});

it('the login screen leads an admin on to the dashboard', async () => {
  const view = await renderConsole('/admin/login', { worker });
  await waitFor(() => expect(view.currentPath()).toBe('/admin/dashboard'));
});

it('a sign-in that cannot begin says so', async () => {
  const view = await renderConsole('/login', { worker, as: null });
  const message = 'Failed to sign in with Google';
  jest.spyOn(view.auth, 'signInWithGoogle').mockResolvedValue({ code: 'other', message });
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findAllByText(message)).toHaveLength(1);
  jest.spyOn(view.auth, 'signInWithGoogle').mockRejectedValue(new Error('Blocked'));
  await view.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findAllByText('Sign in failed')).toHaveLength(1);
});

it('a sign-in without a network stays here and says why', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const view = await renderConsole('/login', { worker, as: null });
  const signIn = jest.spyOn(view.auth, 'signInWithGoogle').mockResolvedValue(null);
  view.faults.on('GET', /./, faults.networkLost());
  await act(async () => view.console.reachability.networkLost());
  expect(await screen.findByText('You are offline')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(signIn).not.toHaveBeenCalled();

  network.mockRestore();
  view.faults.clear();
  await act(async () => view.console.reachability.doubted());
  await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
  await view.user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
});
