import { act, screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { useCalmText } from './useCalmText';

afterEach(() => void jest.useRealTimers());

function Calm(props: { text: string; subject?: string; isChanging?: boolean }) {
  const { text, subject = 'Hindi', isChanging = true } = props;
  return <p>{useCalmText(text, { subject, isChanging })}</p>;
}

test('a text that goes on changing stands still for two seconds, and is shown at once when it settles', async () => {
  jest.useFakeTimers();
  const view = renderComponent(<Calm text="118 left" />);
  view.rerender(<Calm text="119 left" />);
  expect(screen.getByText('118 left')).toBeVisible();
  view.rerender(<Calm text="121 left" />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('121 left')).toBeVisible();
  view.rerender(<Calm text="40 left" subject="Urdu" />);
  expect(screen.getByText('40 left')).toBeVisible();
  view.rerender(<Calm text="41 left" subject="Urdu" />);
  expect(screen.getByText('40 left')).toBeVisible();
  view.rerender(<Calm text="42 left" subject="Urdu" isChanging={false} />);
  expect(screen.getByText('42 left')).toBeVisible();
});
