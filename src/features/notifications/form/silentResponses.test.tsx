import { sql } from 'drizzle-orm';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faults } from '../../../testing/faults';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

// Accessibility checks of hidden elements slow down every query, and no test here needs them.
configure({ defaultHidden: true });

let worker: TestWorker;
beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.database.execute(sql`insert into app_users (language) values ('en')`);
  await worker.database.execute(sql`insert into devices (app_user_id, platform, push_token)
    select id, 'android', 'token' from app_users`);
});
afterAll(() => worker.close());
afterEach(forgetConsole);

async function open() {
  const view = await renderConsole('/admin/notifications', { worker });
  await screen.findByText('Expected Recipients: 1');
  return view;
}

const fill = (name: 'title' | 'body', value: string) =>
  fireEvent.change(document.querySelector(`form [name="${name}"]`) ?? document.body, {
    target: { value },
  });

it('a notification is sent however little the response tells, and no connection was lost', async () => {
  const { user, faults: injector } = await open();
  const handedOver = 'The notification was handed over for sending.';
  const responses = [
    ['Nothing', faults.empty(), handedOver],
    ['An empty record', faults.respond(200, {}), handedOver],
    ['A message', faults.respond(200, { message: 'On its way' }), 'On its way'],
  ] as const;
  for (const [title, fault, text] of responses) {
    injector.on('POST', /notifications$/, fault, 1);
    fill('title', title);
    fill('body', 'Come and listen');
    await user.click(screen.getByRole('button', { name: 'Send to All Users' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox'), '1');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(text)).toBeVisible();
    const panel = screen.getByRole('status', { name: 'Success!' });
    expect(panel).toHaveAttribute('data-tone', 'success');
    expect(panel).not.toHaveTextContent(/Total users|connection/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Close' }));
  }
});

it('a search for playlists that fails is an empty list, silently', async () => {
  const { user, faults: injector } = await open();
  injector.on('GET', /public-playlists$/, faults.respond(500, { message: 'Out of order' }));
  await user.click(screen.getByRole('combobox', { name: /^Notification Action/ }));
  await user.click(await screen.findByRole('option', { name: /^Playlist / }));
  await user.type(screen.getByRole('combobox', { name: /^Playlist/ }), 'o');
  expect(await screen.findByText('No public playlist matches')).toBeVisible();
  expect(screen.queryByText(/Out of order/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
