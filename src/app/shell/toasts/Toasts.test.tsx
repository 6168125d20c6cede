import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSnackbar } from 'notistack';
import { renderComponent } from '../../../testing/renderComponent';
import { Toasts } from './Toasts';

function Announcer() {
  const { enqueueSnackbar } = useSnackbar();
  return <button onClick={() => enqueueSnackbar('Saved')}>Announce</button>;
}

afterEach(() => jest.useRealTimers());

it('a toast stays while the pointer is on it', async () => {
  jest.useFakeTimers();
  renderComponent(
    <Toasts>
      <Announcer />
    </Toasts>,
  );
  act(() => screen.getByRole('button', { name: 'Announce' }).click());
  fireEvent.mouseEnter(screen.getByRole('alert'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.mouseLeave(screen.getByRole('alert'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});

it('a toast stands at the top right for four seconds', async () => {
  jest.useFakeTimers();
  renderComponent(
    <Toasts>
      <Announcer />
    </Toasts>,
  );
  act(() => screen.getByRole('button', { name: 'Announce' }).click());
  const toast = screen.getByText('Saved');
  expect(toast.closest('.notistack-SnackbarContainer')).toHaveStyle({ position: 'fixed' });
  const corner = getComputedStyle(toast.closest('.notistack-SnackbarContainer') ?? toast);
  expect([corner.top, corner.right]).toEqual(['14px', '20px']);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('Saved')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});
