import { act, screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { useThrottledText } from './useThrottledText';

afterEach(() => void jest.useRealTimers());

function Throttled(props: { text: string; subject?: string; isChanging?: boolean }) {
  const { text, subject = 'Hindi', isChanging = true } = props;
  return <p>{useThrottledText(text, { subject, isChanging })}</p>;
}

test('a text that goes on changing stands still for two seconds, and is shown at once when it settles', async () => {
  jest.useFakeTimers();
  const view = renderComponent(<Throttled text="118 left" />);
  view.rerender(<Throttled text="119 left" />);
  expect(screen.getByText('118 left')).toBeVisible();
  view.rerender(<Throttled text="121 left" />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('121 left')).toBeVisible();
  view.rerender(<Throttled text="40 left" subject="Urdu" />);
  expect(screen.getByText('40 left')).toBeVisible();
  view.rerender(<Throttled text="41 left" subject="Urdu" />);
  expect(screen.getByText('40 left')).toBeVisible();
  view.rerender(<Throttled text="42 left" subject="Urdu" isChanging={false} />);
  expect(screen.getByText('42 left')).toBeVisible();
});
