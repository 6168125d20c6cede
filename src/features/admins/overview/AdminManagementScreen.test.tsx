import { act, screen, waitFor, within } from '@testing-library/react';
import { type AdminOverview } from '../../../domain/people/admin';
import { faults, pausedCall } from '../../../testing/faults';
import { formField } from '../../../testing/openEditor';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

const PATH = '/admin/management';
const OVERVIEW = /\/api\/admin\/overview$/;
let worker: TestWorker;
let requestNumber = 10;

beforeEach(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.seeds.admin(people.ravi);
});
afterEach(async () => {
  await forgetConsole();
  await worker.close();
});

/** Requests access as a new person; returns the id of the request. */
async function sendRequest(full_name = 'Noor Fatima', reason = 'I write the Lucknow tours') {
  requestNumber += 1;
  // Each request is a second later, as the oldest one is listed first.
  worker.clock.set(new Date(worker.clock.now().getTime() + 1000));
  const person = {
    ...people.noor,
    id: `00000000-0000-4000-8000-0000000000${requestNumber}`,
    email: `${full_name.toLowerCase().replaceAll(' ', '.')}@kathayatra.test`,
    full_name,
  };
  const init = { as: person, json: { reason } };
  const response = await worker.call('POST', '/api/admin/request', init);
  return String((await response.json()).request.id);
}
const rejectId = (id: string, notes = 'Who is this?') =>
  worker.call('PATCH', `/api/admin/${id}`, { json: { status: 'rejected', notes } });
const stored = async (): Promise<AdminOverview> =>
  (await worker.call('GET', '/api/admin/overview')).json();

type View = Awaited<ReturnType<typeof renderConsole>>;
const open = async (tab?: string) => {
  const view = await renderConsole(tab === undefined ? PATH : `${PATH}?tab=${tab}`, { worker });
  await screen.findByRole('heading', { name: 'Admin management' });
  return view;
};
const press = async ({ user }: View, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const sent = (view: View) => view.faults.calls.filter((call) => !call.startsWith('GET'));
const inDialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
async function type({ user }: View, name: string, text: string) {
  await user.click(formField(name));
  await user.keyboard(text);
}
/** Row actions ignore the pointer until their row is hovered, and jsdom applies no hover styles. */
async function pressDemote({ user }: View, name: string) {
  const grid = await screen.findByRole('grid', { name: 'Current admins' });
  const row = (await within(grid).findByText(name)).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${name}`);
  const button = within(row).getByRole('button', { name: 'Demote' });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  return button;
}

describe('AdminManagementScreen', () => {
  it('shows counts, admins and three pending requests', async () => {
    for (const name of ['One A', 'Two B', 'Three C', 'Four D']) await sendRequest(name);
    const view = await open();
    const list = await screen.findByRole('list', { name: 'Next pending requests' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list).queryByText('Four D')).toBeNull();
    expect(await screen.findByText('1 owner')).toBeVisible();
    const card = (name: RegExp) => screen.getByRole('link', { name });
    expect(card(/^Pending requests/)).toHaveTextContent(/4Oldest \S+/);
    expect(card(/^Rejected/)).toHaveTextContent('Rejected0–');
    const grid = await screen.findByRole('grid', { name: 'Current admins' });
    expect(await within(grid).findByText('Ravi Kulkarni')).toBeVisible();
    expect(within(grid).getByText('Owner')).toBeVisible();
    expect(within(grid).getByText('You')).toBeVisible();
    await view.user.click(screen.getByRole('link', { name: 'View all 4' }));
    expect(view.currentPath()).toBe(`${PATH}?tab=pending`);
    expect(await screen.findByText('Four D')).toBeVisible();
    expect(screen.getAllByText('I write the Lucknow tours')).toHaveLength(4);
  });

  it('opens the tab of its URL; an unknown one is the overview', async () => {
    const view = await open('nonsense');
    await waitFor(() => expect(view.currentPath()).toBe(PATH));
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    for (const [tab, title] of [
      ['Pending', 'No pending requests'],
      ['Rejected', 'No rejected requests'],
      ['Demoted', 'No demoted admins'],
      ['Activity log', 'No activity yet'],
    ] as const) {
      await view.user.click(screen.getByRole('tab', { name: new RegExp(tab) }));
      expect(await screen.findByText(title)).toBeVisible();
    }
    expect(view.currentPath()).toBe(`${PATH}?tab=activity`);
  });

  it('promotes a request, with notes, once', async () => {
    await sendRequest();
    const view = await open('pending');
    await press(view, 'Promote Noor Fatima');
    const dialog = await inDialog(/^Promote/);
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Role/ })).toHaveFocus());
    await type(view, 'notes', 'Welcome');
    const paused = pausedCall();
    view.faults.on('POST', /promote$/, paused.fault);
    await view.user.dblClick(dialog.getByRole('button', { name: 'Promote' }));
    paused.release();
    expect(await screen.findAllByText('User promoted successfully!')).toHaveLength(1);
    expect(sent(view)).toEqual(['POST /api/admin/promote']);
    expect(await screen.findByText('No pending requests')).toBeVisible();
    const { approved, admins } = await stored();
    expect(approved).toMatchObject([{ review_notes: 'Welcome' }]);
    expect(admins.find((admin) => admin.full_name === 'Noor Fatima')?.role).toBe('admin');
  });

  it('warns, by name, before it makes an owner, and asks once', async () => {
    await sendRequest();
    const view = await open('pending');
    await press(view, 'Promote Noor Fatima');
    const dialog = await inDialog(/^Promote/);
    await view.user.click(dialog.getByRole('combobox', { name: /Role/ }));
    await view.user.click(await screen.findByRole('option', { name: 'Owner' }));
    await view.user.keyboard('{Control>}{Enter}{/Control}');
    const question = within(await screen.findByRole('alertdialog', { name: /^Make .* an owner/ }));
    expect(question.getByText(/will keep access permanently/)).toHaveTextContent(
      /^Noor Fatima \(.*\) will keep access permanently: owners cannot be demoted/,
    );
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press(view, 'Promote to owner');
    expect(await screen.findByText('User promoted successfully!')).toBeVisible();
    expect(sent(view)).toEqual(['POST /api/admin/promote']);
    const { admins } = await stored();
    expect(admins.find((admin) => admin.full_name === 'Noor Fatima')?.role).toBe('owner');
  });

  it('says why somebody who is no owner cannot make one, and keeps what was written', async () => {
    await sendRequest();
    const view = await renderConsole(`${PATH}?tab=pending`, { worker, as: 'ravi' });
    await press(view, 'Promote Noor Fatima');
    const dialog = await inDialog(/^Promote/);
    await type(view, 'notes', 'Welcome');
    await view.user.click(dialog.getByRole('combobox', { name: /Role/ }));
    await view.user.click(await screen.findByRole('option', { name: 'Owner' }));
    await view.user.click(dialog.getByRole('button', { name: 'Promote' }));
    await press(view, 'Promote to owner');
    expect(await dialog.findByText('Only an owner can make somebody an owner')).toBeVisible();
    expect(dialog.getByDisplayValue('Welcome')).toBeVisible();
    expect((await stored()).admins).toHaveLength(2);
  });

  it('says that and by whom a request was decided meanwhile', async () => {
    const id = await sendRequest();
    const view = await open('pending');
    await press(view, 'Promote Noor Fatima');
    const dialog = await inDialog(/^Promote/);
    await rejectId(id);
    await view.user.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText(/has already been rejected by .Asha Menon/)).toBeVisible();
    expect(sent(view)).toEqual([]);
    expect(await screen.findByText('No pending requests')).toBeVisible();
    expect((await stored()).admins).toHaveLength(2);
  });

  it('rejects with a reason, and re-approves', async () => {
    await sendRequest();
    const view = await open('pending');
    await press(view, 'Reject Noor Fatima');
    const dialog = await inDialog(/^Reject the request of/);
    await view.user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    expect(sent(view)).toEqual([]);
    await type(view, 'reason', 'Who is this?');
    view.faults.on('PATCH', /\/api\/admin\//, faults.respond(500, { error: 'Down' }), 1);
    await view.user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findAllByText('Failed to reject request')).toHaveLength(1);
    expect(dialog.getByText('Backend server error: Down')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findAllByText('Request rejected successfully!')).toHaveLength(1);

    await view.user.click(screen.getByRole('tab', { name: /Rejected/ }));
    expect(await screen.findByText('Who is this?')).toBeVisible();
    await press(view, 'Re-approve Noor Fatima');
    const again = await inDialog(/^Re-approve/);
    await view.user.click(again.getByRole('button', { name: 'Re-approve' }));
    expect(await screen.findByText('User promoted successfully!')).toBeVisible();
    expect(await screen.findByText('No rejected requests')).toBeVisible();
  });

  it('demotes with a reason, and re-promotes', async () => {
    const view = await open();
    await pressDemote(view, 'Ravi Kulkarni');
    const dialog = await inDialog(/^Demote/);
    await view.user.click(dialog.getByRole('button', { name: 'Demote' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    await type(view, 'reason', 'Left the team');
    view.faults.on('POST', /demote$/, faults.respond(500, { error: 'Down' }), 1);
    await view.user.click(dialog.getByRole('button', { name: 'Demote' }));
    expect(await screen.findAllByText('Failed to demote admin')).toHaveLength(1);
    await view.user.click(dialog.getByRole('button', { name: 'Demote' }));
    expect(await screen.findAllByText('Admin demoted successfully!')).toHaveLength(1);

    await view.user.click(screen.getByRole('tab', { name: /Demoted/ }));
    expect(await screen.findByText('Was admin')).toBeVisible();
    expect(screen.getByText('Left the team')).toBeVisible();
    await press(view, 'Re-promote Ravi Kulkarni');
    const again = await inDialog(/^Re-promote/);
    view.faults.on('POST', /promote$/, faults.respond(500, { error: 'Down' }), 1);
    await view.user.click(again.getByRole('button', { name: 'Re-promote' }));
    expect(await again.findByRole('heading', { name: 'Failed to promote user' })).toBeVisible();
    expect(screen.getAllByText('Failed to promote user')).toHaveLength(1);
    await view.user.click(again.getByRole('button', { name: 'Re-promote' }));
    expect(await screen.findByText('User promoted successfully!')).toBeVisible();
  });

  it('says when an admin was demoted meanwhile', async () => {
    const view = await open();
    await pressDemote(view, 'Ravi Kulkarni');
    const dialog = await inDialog(/^Demote/);
    await worker.seeds.removeAdmin(people.ravi);
    await type(view, 'reason', 'Left');
    await view.user.click(dialog.getByRole('button', { name: 'Demote' }));
    expect(await screen.findByText(/Ravi Kulkarni. is no longer an admin/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Ravi Kulkarni')).toBeNull());
  });

  it('protects owners, and says why', async () => {
    const view = await open();
    const demote = await pressDemote(view, 'Asha Menon');
    expect(demote).toHaveAttribute('aria-description', 'Owners cannot be demoted');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers a retry when nothing could be loaded, and keeps what there is later', async () => {
    const view = await renderConsole('/admin/media', { worker });
    await screen.findByRole('navigation');
    view.faults.on('GET', OVERVIEW, faults.respond(500, { error: 'Down' }), 1);
    await act(() => view.router.navigate(PATH));
    expect(await screen.findByRole('heading', { name: 'Failed to load admin data' })).toBeVisible();
    await press(view, 'Retry');
    const grid = await screen.findByRole('grid', { name: 'Current admins' });
    view.faults.on('GET', OVERVIEW, faults.networkLost(), 2);
    const { adminEndpoints } = await import('../../../state/endpoints/adminEndpoints');
    await act(async () => {
      await view.console.store.dispatch(
        adminEndpoints.endpoints.getAdminOverview.initiate(undefined, {
          forceRefetch: true,
          subscribe: false,
        }),
      );
    });
    expect(await screen.findByText(/Network error: Cannot connect/)).toBeVisible();
    expect(grid).toBeVisible();
  });

  it('filters the activity log and exports what is left', async () => {
    await rejectId(await sendRequest('Lakshmi Rao'), 'Write to support, first');
    await rejectId(await sendRequest('Tomas Berg'));
    await worker.call('POST', '/api/admin/promote', {
      json: { pendingId: await sendRequest('Noor Fatima'), notes: 'Welcome' },
    });
    const files: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:csv';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const view = await open('activity');
    expect(await screen.findByText('3 entries')).toBeVisible();
    await view.user.click(screen.getByRole('combobox', { name: 'Action' }));
    await view.user.click(await screen.findByRole('option', { name: 'Rejected' }));
    expect(await screen.findByText('2 of 3 entries')).toBeVisible();
    await view.user.type(screen.getByRole('searchbox'), 'support');
    expect(await screen.findByText('1 of 3 entries')).toBeVisible();
    await press(view, 'Export CSV');
    const [file] = files;
    expect(await file?.text()).toMatch(
      /asha@kathayatra\.test,rejected,lakshmi\.rao@kathayatra\.test,"Write to support, first",/,
    );
    await view.user.type(screen.getByRole('searchbox'), ' zzz');
    expect(await screen.findByText('No entries match')).toBeVisible();
    await press(view, 'Clear Search');
    expect(await screen.findByText('3 entries')).toBeVisible();
  });
});
