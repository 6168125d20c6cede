import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { renderComponent } from '../../testing/renderComponent';
import { UnsavedGuard } from './UnsavedGuard';

let save = () => {};
function Form() {
  const [isUnsaved, setUnsaved] = useState(true);
  save = () => setUnsaved(false);
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <UnsavedGuard when={isUnsaved} />
    </>
  );
}

test('a click that met a running save leads on once it has ended', async () => {
  const { user } = renderComponent(<Form />);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  expect(screen.getByTestId('pathname')).toHaveTextContent(/^\/$/);
  act(() => save());
  await waitFor(() => expect(screen.getByTestId('pathname')).toHaveTextContent('/elsewhere'));
});
