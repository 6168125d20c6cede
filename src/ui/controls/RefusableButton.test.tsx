import { screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { RefusableButton } from './RefusableButton';

test('a button that is refused stays in reach, says why and does nothing', async () => {
  const done: string[] = [];
  const button = (refusal: string | null) => (
    <form onSubmit={() => done.push('submitted')}>
      <RefusableButton type="submit" refusal={refusal} onClick={() => done.push('pressed')}>
        Send
      </RefusableButton>
    </form>
  );
  const { user, rerender } = renderComponent(button('You are offline'));
  await user.tab();
  const refused = screen.getByRole('button', { name: 'Send' });
  expect(refused).toHaveFocus();
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  expect(refused).toHaveAccessibleDescription('You are offline');
  await user.keyboard('{Enter}');
  await user.click(refused);
  expect(done).toEqual([]);

  rerender(button(null));
  expect(refused).not.toHaveAttribute('aria-disabled');
  expect(refused).toHaveFocus();
});
