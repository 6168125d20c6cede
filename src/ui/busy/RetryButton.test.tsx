import { act, screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { RetryButton } from './RetryButton';

const page = (content: 'failed' | 'loading' | 'dialog') => (
  <main>
    <h1 data-page-title tabIndex={-1}>
      Analytics
    </h1>
    {content === 'failed' && <RetryButton />}
    {content === 'dialog' && (
      <div role="dialog">
        <RetryButton />
      </div>
    )}
  </main>
);
const retry = () => screen.getByRole('button', { name: 'Retry' });

it('gives its focus to the title as it goes, and has it again as it comes back', async () => {
  const { rerender } = renderComponent(page('failed'));
  act(() => retry().focus());
  rerender(page('loading'));
  await act(async () => undefined);
  expect(screen.getByRole('heading')).toHaveFocus();
  rerender(page('failed'));
  expect(retry()).toHaveFocus();
});

it('takes no focus that it did not have, nor one out of a dialog', async () => {
  const { rerender } = renderComponent(page('failed'));
  rerender(page('loading'));
  await act(async () => undefined);
  expect(document.body).toHaveFocus();
  rerender(page('dialog'));
  expect(document.body).toHaveFocus();
  act(() => retry().focus());
  rerender(page('loading'));
  await act(async () => undefined);
  expect(document.body).toHaveFocus();
});
