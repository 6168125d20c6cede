import { screen, waitFor } from '@testing-library/react';
import {
  forgetConsole,
  people,
  renderConsole,
  testWorker,
} from '../../../../testing/renderConsole';

afterEach(forgetConsole);

test('any tour that is left is chosen by a part of its name', async () => {
  const worker = await testWorker();
  const { seeds } = worker;
  await seeds.languages('en', 'hi');
  await seeds.admin(people.asha, 'owner');
  await seeds.tour({ texts: { en: 'India Gate', hi: 'इंडिया गेट' } });
  const taj = await seeds.tour({ texts: { en: 'Taj Mahal' } });
  const fort = await seeds.tour({ texts: { en: 'Red Fort' } });
  const view = await renderConsole(`/admin/translate?lang=hi&tour=${taj}`, { worker });
  const choice = await screen.findByRole('combobox', { name: 'Go to a tour' });
  await view.user.type(choice, 'gate');
  expect(screen.getByText('No tour that is left')).toBeVisible();
  await view.user.clear(choice);
  await view.user.type(choice, 'fort');
  expect(screen.getByRole('option', { name: /Red Fort/ })).toBeVisible();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(view.address()).toContain(`tour=${fort}`));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title (Tour)' })).toHaveFocus());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Red Fort');
  await worker.close();
});
