import { act, configure, screen, waitFor } from '@testing-library/react';
import { faults, pausedCall } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

configure({ defaultHidden: true });

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  const fort = await seeds.tour({ isPublished: true, texts: { en: 'Red Fort' } });
  const gate = await seeds.section(fort, { texts: { en: 'Lahori Gate' } });
  await worker.call('POST', `/api/sections/${gate}/play?language=en`);
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const button = (name: string) => screen.getByRole('button', { name });
const grid = (name: string) => screen.findByRole('grid', { name });

describe('when the figures cannot be had', () => {
  it('says so once, and tries again', async () => {
    const view = await renderConsole('/admin/media', { worker });
    view.faults.on('GET', /analytics$/, faults.respond(500, { message: 'Broken' }), 3);
    await act(() => view.router.navigate('/admin/analytics'));
    expect(await screen.findByText('Failed to Load Analytics')).toBeVisible();
    expect(screen.getByText('Backend server error: Broken')).toBeVisible();
    expect(await screen.findAllByText('Failed to load analytics data')).toHaveLength(1);
    await view.user.click(button('Retry'));
    expect(await screen.findByRole('grid', { name: 'Languages' })).toBeVisible();
  });

  it('gives the focus of Retry to the title where the figures come', async () => {
    const view = await renderConsole('/admin/media', { worker });
    view.faults.on('GET', /analytics$/, faults.respond(500, { message: 'Broken' }), 3);
    await act(() => view.router.navigate('/admin/analytics'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    act(() => retry.focus());
    await view.user.keyboard('{Enter}');
    await grid('Languages');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('keeps the focus on Refresh while it reads', async () => {
    const view = await renderConsole('/admin/analytics', { worker });
    await grid('Languages');
    const paused = pausedCall();
    view.faults.on('GET', /analytics$/, paused.fault);
    act(() => button('Refresh').focus());
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(button('Refresh')).toHaveAttribute('aria-busy', 'true'));
    expect(button('Refresh')).toBeEnabled();
    expect(button('Refresh')).toHaveFocus();
    paused.release();
    await waitFor(() => expect(button('Refresh')).not.toHaveAttribute('aria-busy'));
    expect(button('Refresh')).toHaveFocus();
  });

  it('keeps what is there when a refresh fails', async () => {
    const view = await renderConsole('/admin/analytics', { worker });
    await grid('Languages');
    view.faults.on('GET', /analytics$/, faults.networkLost(), 6);
    await view.user.click(button('Refresh'));
    expect(await screen.findByText(/Cannot connect to backend API/)).toBeVisible();
    expect(screen.getByRole('grid', { name: 'Languages' })).toBeVisible();
  });

  it('says a refresh that fails once, beside Retry, and in no toast', async () => {
    const view = await renderConsole('/admin/analytics', { worker });
    await grid('Languages');
    view.faults.on('GET', /analytics$/, faults.respond(500, { message: 'Broken' }), 3);
    await view.user.click(button('Refresh'));
    const note = (await screen.findByText(/Backend server error: Broken/)).parentElement;
    expect(note).toHaveTextContent(
      /^Failed to load analytics data\. Backend server error: Broken\. Showing data .*\.Retry$/,
    );
    expect(screen.getAllByText(/Failed to load analytics data/)).toHaveLength(1);
    // The icon of an error, not of a lost connection.
    expect(note?.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M12 2C6/));
    await view.user.click(button('Retry'));
    await waitFor(() => expect(screen.queryByText(/Broken/)).toBeNull());
  });
});
