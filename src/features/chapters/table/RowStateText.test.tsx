import { act, screen } from '@testing-library/react';
import { renderComponent } from '../../../testing/renderComponent';
import { RowStateText } from './RowStateText';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says of a row that is changed while its edit is not sent that it is changed, and nothing else', () => {
  const unsent = (state: 'sending' | 'saved here') => ({ state, blockedEntry: null });
  const { container, rerender } = renderComponent(
    <RowStateText change={null} state={null} unsent={unsent('saved here')} />,
  );
  act(() => jest.advanceTimersByTime(1000));
  rerender(<RowStateText change={null} state={null} unsent={unsent('sending')} />);
  expect(screen.getByText('Sending')).toBeInTheDocument();
  rerender(<RowStateText change="changed" state={null} unsent={unsent('sending')} />);
  expect(screen.getByText('Changed')).toBeVisible();
  expect(container).not.toHaveTextContent('Sent');
  rerender(<RowStateText change="changed" state={null} unsent={null} />);
  expect(container).not.toHaveTextContent('Sent');
});
