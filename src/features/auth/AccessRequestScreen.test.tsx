import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { DEFAULT_REQUEST_REASON } from '../../domain/people/admin';
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
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const submitButton = () => screen.findByRole('button', { name: 'Submit Access Request' });

describe('AccessRequestScreen', () => {
  it('shows the person and proposes a reason', async () => {
    const view = await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
    expect(await submitButton()).toBeEnabled();
    expect(screen.getByText('Noor Fatima')).toBeVisible();
    expect(screen.getByText('noor@kathayatra.test')).toBeVisible();
    expect(screen.getByText('NF')).toBeVisible();
    expect(screen.getByText(/current admins will review/)).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    const reason = screen.getByRole('textbox', { name: /Reason/ });
    expect(reason).toHaveValue('Requesting admin access to manage tours and content');
    await view.user.clear(reason);
    await view.user.type(reason, '   ');
    expect(await submitButton()).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: 'Back to Home' }));
    expect(view.redirects).toEqual(['/']);
  });

  it('leads to another account: signs out, and asks before work is lost', async () => {
    const view = await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
    await submitButton();
    await view.user.click(screen.getByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(view.redirects).toEqual(['/admin/login?signed-out=everywhere']));
    await forgetConsole();

    const again = await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
    await submitButton();
    await again.user.type(screen.getByRole('textbox', { name: /Reason/ }), ' at once');
    await again.user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Sign out with unsent work?' }),
    ).toBeVisible();
    expect(again.redirects).toEqual([]);
  });

  it('says so and stays when the request cannot be sent', async () => {
    const view = await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
    view.faults.on('POST', /\/api\/admin\/request$/, faults.respond(500, { error: 'Down' }));
    await view.user.click(await submitButton());
    expect(await screen.findByText('Failed to submit admin request')).toBeVisible();
    expect(await submitButton()).toBeEnabled();
    expect(await submitButton()).toHaveFocus();
    // A toast stays while the pointer is over it.
    fireEvent.mouseEnter(screen.getByText('Failed to submit admin request'));
    view.faults.clear();
    view.faults.on('POST', /\/api\/admin\/request$/, faults.respond(201, {}));
    await view.user.click(await submitButton());
    expect(await screen.findByText('Admin access request submitted successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Failed to submit admin request')).toBeNull());
    localStorage.clear();
  });

  it('sends the request once, shows that it does, and says what happens next', async () => {
    const view = await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
    const paused = pausedCall();
    view.faults.on('POST', /\/api\/admin\/request$/, paused.fault);
    await view.user.dblClick(await submitButton());
    const sending = screen.getByRole('button', { name: 'Submitting Request...' });
    expect(sending).toHaveAttribute('aria-disabled', 'true');
    expect(sending).toHaveFocus();
    paused.release();
    expect(await screen.findByText('Request Submitted Successfully!')).toBeVisible();
    expect(await screen.findAllByText('Admin access request submitted successfully!')).toHaveLength(
      1,
    );
    const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toEqual([
      expect.stringContaining('in the admin review queue'),
      expect.stringContaining('notified by e-mail'),
      expect.stringContaining('immediate access if it is approved'),
    ]);
    expect(view.faults.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: 'Return to Home' }));
    expect(view.redirects).toEqual(['/']);
  });

  it('shows the request that is waiting already', async () => {
    await worker.call('POST', '/api/admin/request', {
      as: people.noor,
      json: { reason: 'Let me in' },
    });
    const view = await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
    await view.user.click(await submitButton());
    expect(await screen.findByText('Admin Request Already Submitted')).toBeVisible();
    expect(
      await screen.findAllByText(
        'You already have a pending admin request. Please wait for review.',
      ),
    ).toHaveLength(1);
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText('You already have a pending admin request.')).toBeVisible();
    expect(screen.getByText('Mar 1, 2025')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(view.redirects).toEqual(['/']);
  });

  it('remembers on this device that the person has asked, and lets them ask again', async () => {
    const view = await renderConsole('/admin/tours', { worker, as: 'ravi', isAdmin: false });
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    await view.user.clear(reason);
    await view.user.type(reason, 'Tours of Kochi');
    await view.user.click(await submitButton());
    await screen.findByText('Request Submitted Successfully!');
    cleanup();

    const again = await renderConsole('/admin/tours', { worker, as: 'ravi', isAdmin: false });
    expect(await screen.findByText('Admin Request Already Submitted')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText('Tours of Kochi')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveFocus();

    await again.user.type(screen.getByRole('textbox', { name: /Reason/ }), ' in Kochi');
    await again.user.click(await submitButton());
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(screen.getByText(`${DEFAULT_REQUEST_REASON} in Kochi`)).toBeVisible();
    expect(screen.getByText('Tours of Kochi')).toBeVisible();
  });

  it('claims no pending request where the worker names none', async () => {
    const view = await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
    const known = { error: 'conflict', message: 'You already have admin access' };
    view.faults.on('POST', /\/api\/admin\/request$/, faults.respond(409, known));
    await view.user.click(await submitButton());
    expect(await screen.findByText(/or access has already been granted/)).toBeVisible();
  });

  it('has fallbacks for an unknown name and e-mail address', async () => {
    const view = await renderConsole('/admin/tours', { worker, as: 'noor', isAdmin: false });
    await submitButton();
    const nobody = { id: people.noor.id, email: null, fullName: null, avatarUrl: null };
    act(() => view.auth.emit({ type: 'present', person: nobody }));
    expect(await screen.findAllByText('N/A')).toHaveLength(2);
  });
});
