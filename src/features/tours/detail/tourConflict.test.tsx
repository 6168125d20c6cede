import { screen, waitFor } from '@testing-library/react';
import { people, renderConsole, testWorker } from '../../../testing/renderConsole';

test('a save asks about a value that somebody else stored, which it finds itself, and goes on then', async () => {
  const worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  const tourId = await worker.seeds.tour({ texts: { en: 'Taj Mahal' } });
  const { user } = await renderConsole(`/admin/tours/${tourId}`, { worker });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const city = screen.getByRole('textbox', { name: /^City/ });
  await user.clear(city);
  await user.type(city, 'My city');
  await worker.call('PATCH', `/api/tours/${tourId}`, { json: { city: 'Their city' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const keep = await screen.findByRole('button', { name: 'Keep mine: City' });
  await waitFor(() => expect(keep).toHaveFocus());
  expect(screen.queryByText(/needs your decision/)).toBeNull();
  await user.click(keep);
  expect(await screen.findByText('Tour updated successfully')).toBeVisible();
  const [stored] = await (await worker.call('GET', `/api/tours/${tourId}?lang=en`)).json();
  expect(stored).toMatchObject({ city: 'My city' });
  await worker.close();
});
