import { act, screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { ProblemPanel } from '../feedback/ProblemPanel';

const unreachable = 'Network error: Cannot connect to backend API.';

test.each([
  ['a lost network', { code: 'network', message: unreachable }, 'You are offline.'],
  ['a silent server', { code: 'network', message: 'No answer', isTimeout: true }, 'No answer'],
  ['a refusal', { code: 'forbidden', message: 'Access forbidden' }, 'Access forbidden'],
] as const)('without a network, a panel says so of %s', (_what, problem, expected) => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderComponent(<ProblemPanel title="No plays" problem={problem} />);
  expect(screen.getByText(expected)).toBeVisible();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText(problem.message)).toBeVisible();
  network.mockRestore();
});
