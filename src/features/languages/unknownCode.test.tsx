import { screen, within } from '@testing-library/react';
import { formField } from '../../testing/openEditor';
import { forgetConsole, people, renderConsole, testWorker } from '../../testing/renderConsole';

test('a new language says that no language has a code, and which one has the name; it can be added all the same', async () => {
  const worker = await testWorker();
  await worker.seeds.languages('en');
  await worker.seeds.admin(people.asha, 'owner');
  const { user } = await renderConsole('/admin/languages', { worker });
  await user.click(await screen.findByRole('button', { name: 'Add language' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add language' }));
  await user.type(formField('code'), 'od');
  expect(await dialog.findByText(/^No known language has this code\./)).toBeVisible();
  await user.type(formField('label'), 'Odia');
  expect(formField('code')).toHaveAccessibleDescription(
    'No known language has this code. Odia is "or". It cannot be changed later.',
  );
  await user.click(dialog.getByRole('button', { name: 'Add language' }));
  expect(await screen.findAllByText('Language "Odia" created successfully')).toHaveLength(1);
  await forgetConsole();
  await worker.close();
});
