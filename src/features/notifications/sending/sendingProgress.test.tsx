import { sql } from 'drizzle-orm';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
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
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.database.execute(sql`insert into app_users (language) values ('en')`);
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const first = { message: 'Sending', id: 'n1', total_users: 9, sent_count: 2, failed_count: 0 };
const progress = (state: string, pending_count: number) =>
  faults.respond(200, {
    id: 'n1',
    state,
    total_users: 9,
    sent_count: 9 - pending_count,
    failed_count: 0,
    pending_count,
  });
const extensions = { 'kathayatra-extensions': 'notification-progress' };
const send = async (hasProgress: boolean, body: object = first) => {
  const view = await renderConsole('/admin/notifications', { worker });
  await screen.findByText('Expected Recipients: 1');
  view.faults.on('POST', /notifications$/, async () =>
    Response.json(body, { headers: hasProgress ? extensions : {} }),
  );
  for (const name of ['title', 'body']) {
    const field = document.querySelector(`form [name="${name}"]`) ?? document.body;
    fireEvent.change(field, { target: { value: 'New' } });
  }
  view.faults.on('GET', /progress$/, progress('sending', 7), 1);
  await view.user.click(screen.getByRole('button', { name: 'Send to All Users' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await view.user.type(dialog.getByRole('textbox'), '1');
  await view.user.click(dialog.getByRole('button', { name: 'Send' }));
  return view;
};

it('a notification that is under way shows how far it is, and can be stopped', async () => {
  const { user, faults: injector } = await send(true);
  const panel = await screen.findByRole('status', { name: 'Sending' });
  expect(panel).toHaveTextContent('2 of 9 users');
  expect(within(panel).getByRole('progressbar', { name: '2 of 9 users' })).toBeVisible();
  injector.on('POST', /stop$/, progress('sending', 6));
  injector.on('GET', /progress$/, progress('stopped', 5));
  await user.click(within(panel).getByRole('button', { name: 'Stop' }));
  const stopped = await screen.findByRole('status', { name: 'Stopped' });
  expect(stopped).toHaveTextContent('Notification sent to 4 users; 5 users do not receive it.');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('the result names its notification, and the users of whom no number is known', async () => {
  const counts = { message: 'Sent', total_users: 9, sent_count: 5, failed_count: 1 };
  const { user } = await send(false, counts);
  const panel = await screen.findByRole('status', { name: 'Success!' });
  expect(panel).toHaveTextContent('“New”');
  expect(panel).toHaveTextContent('Sent successfully5Failed1No device or no answer3');
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Next');
  expect(panel).toHaveTextContent('“New”');
});

it('and nothing of it where the worker does not tell', async () => {
  const { faults: injector } = await send(false);
  const panel = await screen.findByRole('status', { name: 'Success!' });
  expect(panel).toHaveTextContent('Total users9Sent successfully2Failed0');
  expect(injector.calls.filter((call) => call.includes('progress'))).toEqual([]);
});
