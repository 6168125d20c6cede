import { screen, waitFor } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
} from '../../../../testing/renderConsole';

afterEach(forgetConsole);

test('any tour of the queue is found by a part of its name and opened, and what is done is told', async () => {
  const worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  await seeds.tour({ texts: { en: 'India Gate', hi: 'इंडिया गेट' } });
  const taj = await seeds.tour({ texts: { en: 'Taj Mahal' } });
  const fort = await seeds.tour({ texts: { en: 'Red Fort' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${taj}`, { worker });
  const open = await screen.findByRole('button', { name: 'Queue' });
  await waitFor(() => expect(open).toBeEnabled());
  await view.user.click(open);
  const search = await screen.findByRole('combobox', { name: 'Find a tour of the queue' });
  expect(search).toHaveFocus();
  expect(screen.getByRole('option', { name: /Taj Mahal.*Open/ })).toBeVisible();
  await view.user.type(search, 'gate');
  expect(screen.getByText('No tour of the queue matches')).toBeVisible();
  await view.user.clear(search);
  await view.user.type(search, 'fort');
  expect(screen.getByRole('option', { name: /Red Fort/ })).toBeVisible();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.address()).toContain(`tour=${fort}`));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Queue' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title (Tour)' })).toHaveFocus());

  await view.user.click(open);
  await screen.findByRole('combobox', { name: 'Find a tour of the queue' });
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Queue' })).toBeNull());
  await waitFor(() => expect(open).toHaveFocus());
  await worker.close();
});
