import { screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { CoverPicker } from './CoverPicker';

test('the label stands before the picture', () => {
  renderComponent(<CoverPicker url="/cover.png" label="Cover of the tour" onFile={jest.fn()} />);
  const label = screen.getByText('Cover of the tour');
  const picture = screen.getByRole('img', { name: 'Cover of the tour' });
  expect(label.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
