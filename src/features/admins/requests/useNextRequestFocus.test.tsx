import { screen, waitFor, within } from '@testing-library/react';
import { formField } from '../../../testing/openEditor';
import { forgetConsole, people, renderConsole, testWorker } from '../../../testing/renderConsole';

test('a decision leads on to the next request, and to the list when none is left', async () => {
  const worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  const ask = (person: object) =>
    worker.call('POST', '/api/admin/request', {
      as: Object.assign({}, people.noor, person),
      json: { reason: 'I write tours' },
    });
  await ask({});
  worker.clock.set(new Date(worker.clock.now().getTime() + 1000));
  await ask({
    id: '00000000-0000-4000-8000-000000000042',
    email: 'lakshmi@kathayatra.test',
    full_name: 'Lakshmi Rao',
  });
  const { user } = await renderConsole('/admin/management?tab=pending', { worker });
  const reject = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Reject ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Reject the request of/ }));
    await user.type(formField('reason'), 'Who?');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await reject('Noor Fatima');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Reject Lakshmi Rao' })).toHaveFocus(),
  );
  await reject('Lakshmi Rao');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^No pending requests/));
  await forgetConsole();
  await worker.close();
});
