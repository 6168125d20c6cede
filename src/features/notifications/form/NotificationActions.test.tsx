import { screen, waitFor } from '@testing-library/react';
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
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
});
afterAll(() => worker.close());
afterEach(forgetConsole);

it('the action opens the eight places, each described, and asks for a target where one is needed', async () => {
  const { user } = await renderConsole('/admin/notifications', { worker });
  const action = await screen.findByRole('combobox', { name: /^Notification Action/ });
  await user.click(action);
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'HomeOpens the home screen.',
    'TourOpens one tour.',
    'PlaylistOpens a public playlist.',
    'Private PlaylistOpens a private playlist by its ID.',
    'ProfileOpens the profile.',
    'PlaylistsOpens the playlists, on the tab you choose.',
    'DownloadsOpens the downloaded tours.',
    'LoginOpens the sign-in screen.',
  ]);
  await user.click(screen.getByRole('option', { name: /^Tour/ }));
  expect(await screen.findByRole('combobox', { name: /^Tour/ })).toBeVisible();
  for (const name of [/^Home/, /^Profile/, /^Downloads/, /^Login/]) {
    await user.click(action);
    await user.click(await screen.findByRole('option', { name }));
    expect(screen.queryByRole('combobox', { name: /^(Tour|Playlist|Tab)/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /ID/ })).toBeNull();
  }
});

it('what was said of the target of one action is not said of the next, until it is sent', async () => {
  const { user } = await renderConsole('/admin/notifications', { worker });
  const action = await screen.findByRole('combobox', { name: /^Notification Action/ });
  const choose = async (name: RegExp) => {
    await user.click(action);
    await user.click(await screen.findByRole('option', { name }));
  };
  const send = () => screen.getByRole('button', { name: 'Send to All Users' });
  expect(screen.getByText('Title and message are missing')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'New');
  expect(screen.getByText('The message is missing')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Message Body/ }), 'Come');
  expect(screen.queryByText(/missing$/)).toBeNull();
  await choose(/^Private Playlist/);
  await user.click(send());
  expect(
    await screen.findByText('Playlist ID is required for private playlist notifications'),
  ).toBeVisible();
  await choose(/^Playlist Opens a public/);
  const picker = await screen.findByRole('combobox', { name: /^Playlist/ });
  await waitFor(() => expect(picker).not.toHaveAttribute('aria-invalid', 'true'));
  expect(screen.queryByText(/is required for/)).toBeNull();
  await user.click(send());
  expect(
    await screen.findByText('Playlist selection is required for playlist notifications'),
  ).toBeVisible();
});
