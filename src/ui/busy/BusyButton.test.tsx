import { screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { BusyButton } from './BusyButton';

test('a button whose call is under way keeps the focus and does nothing, by Enter in a field too', async () => {
  const done: string[] = [];
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        done.push('submitted');
      }}
    >
      <input aria-label="Name" />
      <BusyButton type="submit" busy={busy} onClick={() => done.push('pressed')}>
        Send
      </BusyButton>
    </form>
  );
  const { user, rerender } = renderComponent(form(false));
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);
  expect(done).toEqual(['pressed', 'submitted']);

  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a{Enter}');
  expect(done).toEqual(['pressed', 'submitted']);

  rerender(form(false));
  expect(button).not.toHaveAttribute('aria-disabled');
});
