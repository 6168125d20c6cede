import { screen, waitFor } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
} from '../../../../testing/renderConsole';

afterEach(forgetConsole);

test('any tour of the queue is found by a part of its name and opened, and what is done is announced', async () => {
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
  await waitFor(() => expect(view.currentPath()).toContain(`tour=${fort}`));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Queue' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title (Tour)' })).toHaveFocus());

  await view.user.click(open);
  await screen.findByRole('combobox', { name: 'Find a tour of the queue' });
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Queue' })).toBeNull());
  await waitFor(() => expect(open).toHaveFocus());
  await worker.close();
});

test('the list says how far each tour is, which one has unsaved texts, its order and the place', async () => {
  const worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  const day = (date: number) => new Date(Date.UTC(2025, 0, date));
  const taj = await seeds.tour({ createdAt: day(3), texts: { en: 'Taj Mahal' } });
  const fort = await seeds.tour({ createdAt: day(2), texts: { en: 'Red Fort', hi: 'लाल क़िला' } });
  await seeds.section(fort, { texts: { en: 'Gate', hi: 'द्वार' } });
  await seeds.section(fort, { orderIndex: 1, texts: { en: 'Hall' } });
  await seeds.tour({ createdAt: day(1), texts: { en: 'Lodi Garden' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${taj}`, { worker });
  await view.user.type(await screen.findByRole('textbox', { name: 'Title (Tour)' }), 'ताज');
  await screen.findByText('3 tours left in Hindi');
  await view.user.click(screen.getByRole('button', { name: 'Skip' }));
  await screen.findByText(/^Not saved, kept on this device/);
  await view.user.click(screen.getByRole('button', { name: 'Queue' }));
  const option = (name: RegExp) => screen.findByRole('option', { name });
  expect(await option(/^1 ?Taj Mahal.*Unsaved ?2 texts$/)).toBeVisible();
  expect(await option(/^2 ?Red Fort.*Open ?1 of 2 sections$/)).toBeVisible();
  expect(await option(/^3 ?Lodi Garden/)).not.toHaveTextContent(/section|Unsaved/);
  expect(screen.getByText('Most played first. On screen: 2 of 3.')).toBeVisible();

  await view.user.click(screen.getByRole('radio', { name: 'Started 1' }));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await view.user.click(screen.getByRole('radio', { name: 'Done 0' }));
  expect(screen.getByText('There is none')).toBeVisible();
  await view.user.click(screen.getByRole('radio', { name: 'Not started 2' }));
  await view.user.tab();
  await view.user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(view.currentPath()).not.toContain(`tour=${fort}`));
  await worker.close();
});
