import { screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { FormProblemPanel } from './FormProblemPanel';

test('the panel goes with its problem, whatever scrolling to it returned', () => {
  const scroll = jest
    .spyOn(Element.prototype, 'scrollIntoView')
    // Chromium returns a promise, which TypeScript's types lack.
    .mockImplementation((() => Promise.resolve()) as () => void);
  const problem = { code: 'server', status: 500, message: 'Busy' } as const;
  const { rerender } = renderComponent(
    <FormProblemPanel title="Creation Failed" problem={problem} />,
  );
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(<p>Saved</p>);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  expect(screen.queryByText('Creation Failed')).toBeNull();
});
