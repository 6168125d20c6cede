import { fireEvent, screen, within } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { useState } from 'react';
import { CoverChoice } from './CoverChoice';
import { CoverPicker } from './CoverPicker';

test('the label stands before the picture', () => {
  renderComponent(<CoverPicker url="/cover.png" label="Cover of the tour" onFile={jest.fn()} />);
  const label = screen.getByText('Cover of the tour');
  const picture = screen.getByRole('img', { name: 'Cover of the tour' });
  expect(label.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

function Choice() {
  const [file, setFile] = useState<File | null>(null);
  return <CoverChoice url="/cover.png" file={file} isDisabled={false} onFile={setFile} />;
}

test('a chosen file that is no picture is refused at once, in its field', async () => {
  const { user } = renderComponent(<Choice />);
  const input = screen.getByLabelText('Replace cover', { selector: 'input' });
  await user.upload(input, new File(['no picture'], 'fake.png', { type: 'image/png' }));
  expect(await screen.findByText(/^New cover: /)).toBeVisible();
  const cover = screen.getByRole('img', { name: 'Cover image' });
  expect(cover).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  fireEvent.error(cover);
  const field = within(screen.getByRole('group', { name: 'Cover image' }));
  expect(await field.findByRole('alert')).toHaveTextContent(/fake\.png.* can’t be shown/);
  expect(screen.queryByText(/^New cover: /)).toBeNull();
  expect(await screen.findByRole('img', { name: 'Cover image' })).toHaveAttribute(
    'src',
    '/cover.png',
  );
});
