import { act, screen } from '@testing-library/react';
import { type SaveState } from '../../domain/forms/saveState';
import { renderComponent } from '../../testing/renderComponent';
import { SaveStateChip } from './SaveStateChip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Shows the states one after another, each for a second. */
function show(...states: (SaveState | null)[]): void {
  const [first = null, ...others] = states;
  const { rerender } = renderComponent(<SaveStateChip state={first} />);
  for (const state of others) {
    act(() => jest.advanceTimersByTime(1000));
    rerender(<SaveStateChip state={state} />);
  }
}

it('says that an edit was sent once its response has come', () => {
  show('saved here', 'sending', null);
  expect(screen.getByText('Sent')).toBeVisible();
});

it('says nothing of an edit that is taken back before it was on its way', () => {
  show('saved here', null);
  expect(screen.queryByText('Sent')).toBeNull();
  show('sending', 'saved here', null);
  expect(screen.queryByText('Sent')).toBeNull();
  show('needs you', null);
  expect(screen.queryByText('Sent')).toBeNull();
});
