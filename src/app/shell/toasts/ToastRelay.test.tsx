import { configureStore } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { announced, noticesSlice, withdrawn } from '../../../state/model/noticesSlice';
import { renderComponent } from '../../../testing/renderComponent';
import { ToastRelay } from './ToastRelay';

afterEach(() => jest.useRealTimers());

it('words on the same topic take the place of their toast, and others stand below', async () => {
  jest.useFakeTimers();
  const store = configureStore({ reducer: { [noticesSlice.reducerPath]: noticesSlice.reducer } });
  renderComponent(
    <Provider store={store}>
      <ToastRelay onFollow={() => undefined} />
    </Provider>,
  );
  const announce = async (text: string) => {
    act(() => void store.dispatch(announced('success', text)));
    await act(() => jest.advanceTimersByTimeAsync(1000));
  };
  await announce('Language updated successfully');
  await announce('Language updated successfully');
  await announce('Language updated successfully');
  await announce('Undone: Hindi disabled');
  expect(screen.getAllByText('Language updated successfully')).toHaveLength(1);
  expect(screen.getByText('Undone: Hindi disabled')).toBeVisible();
  // Each toast's time starts again with its latest notice.
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Language updated successfully')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText('Language updated successfully')).toBeNull();

  for (const text of ['Undone: Published – Hampi', 'Undone: Published – Konark']) {
    act(() => void store.dispatch(announced('success', text, undefined, 'undo')));
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
  expect(screen.getByText('Undone: Published – Konark')).toBeVisible();
  expect(screen.queryByText('Undone: Published – Hampi')).toBeNull();

  await announce('Saved on this device');
  expect(screen.getByText('Saved on this device')).toBeVisible();
  act(() => void store.dispatch(withdrawn('Saved on this device')));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('Saved on this device')).toBeNull();
});
