import { sql } from 'drizzle-orm';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
  type TestWorker,
} from '../../../testing/renderConsole';

let worker: TestWorker;

beforeAll(async () => {
  worker = await testWorker();
  await worker.seeds.languages('en', 'hi', 'ur');
  await worker.seeds.admin(people.asha, 'owner');
  await worker.database.execute(sql`insert into app_users (language) values ('hi')`);
  await worker.database.execute(sql`insert into devices (app_user_id, platform, push_token)
    select id, 'android', 'token' from app_users`);
});
afterAll(() => worker.close());
afterEach(forgetConsole);

const fill = (name: 'title' | 'body', value: string) => {
  const field = document.querySelector(`form [name="${name}"]`) ?? document.body;
  fireEvent.change(field, { target: { value } });
};

test('a title is warned of that most phones cut', async () => {
  await renderConsole('/admin/notifications', { worker });
  await screen.findByText('Expected Recipients: 1');
  fill('title', 'a'.repeat(50));
  expect(screen.queryByText(/^Most phones cut/)).toBeNull();
  fill('title', 'a'.repeat(51));
  expect(await screen.findByText('Most phones cut a title after about 50 letters.')).toBeVisible();
  expect(document.querySelector('form [name="title"]')).toHaveAccessibleDescription(/^Most phones/);
});

test('title and message are warned of apart where the audience may not read their script', async () => {
  const view = await renderConsole('/admin/notifications', { worker });
  await screen.findByText('Expected Recipients: 1');
  fill('title', 'ताज महल');
  fill('body', 'आइए, सुनिए');
  expect(await screen.findByText(/^This text goes to all users, who may not/)).toBeVisible();
  const choice = screen.getByRole('button', { name: 'Hindi users (1)' });
  expect(choice).toHaveClass('MuiButton-outlined');
  await view.user.click(screen.getByRole('button', { name: 'Hindi users (1)' }));
  expect(screen.getByRole('combobox', { name: /^Target Audience/ })).toHaveFocus();
  expect(screen.queryByText(/may not read its script/)).toBeNull();
  await view.user.click(screen.getByRole('combobox', { name: /^Target Audience/ }));
  await view.user.click(await screen.findByRole('option', { name: /All Users/ }));
  fill('body', 'Come and listen to the long story of this place');
  expect(await screen.findByText(/^The title goes to all users, who may not/)).toBeVisible();
  fill('title', 'Taj Mahal');
  await waitFor(() => expect(screen.queryByText(/may not read its script/)).toBeNull());
  fill('body', 'आइए, सुनिए');
  expect(await screen.findByText(/^The message goes to all users, who may not/)).toBeVisible();
});

test('the question before sending repeats the warning and the message, with Cancel in focus', async () => {
  const view = await renderConsole('/admin/notifications', { worker });
  await screen.findByText('Expected Recipients: 1');
  fill('title', 'ताज महल');
  fill('body', 'आइए, सुनिए');
  await view.user.click(screen.getByRole('combobox', { name: /^Target Audience/ }));
  await view.user.click(await screen.findByRole('option', { name: /Urdu/ }));
  expect(await screen.findByText('Goes to 0 Urdu users')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Send to Urdu Users' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send to Urdu users?' }));
  expect(
    dialog.getByText('This text goes to Urdu users, who may not read its script.'),
  ).toBeVisible();
  expect(dialog.getByText('आइए, सुनिए')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  await view.user.click(screen.getByRole('button', { name: 'Hindi users (1)' }));
  expect(screen.getByRole('combobox', { name: /^Target Audience/ })).toHaveFocus();
  expect(await screen.findByText('Goes to 1 Hindi user')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Send to Hindi Users' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Send to Hindi users?' }));
  expect(again.queryByText(/may not read its script/)).toBeNull();
  expect(again.getByRole('button', { name: 'Send' })).toHaveFocus();
});
