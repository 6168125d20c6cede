import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { FilePicker, type FilePickerProps } from './FilePicker';

const png = new File(['x'], 'map.png', { type: 'image/png' });
const text = new File(['x'], 'map.txt', { type: 'text/plain' });

function picker(props: Partial<FilePickerProps> = {}) {
  const onFile = jest.fn();
  const { user } = renderComponent(
    <FilePicker label="Upload cover" accept="image/*" onFile={onFile} {...props} />,
  );
  return { user, onFile, input: screen.getByLabelText('Upload cover', { selector: 'input' }) };
}

function drop(file: File) {
  const zone = screen.getByRole('button').parentElement ?? document.body;
  const event = createEvent.drop(zone);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } });
  fireEvent(zone, event);
}

test('a chosen file is handed on, also when it is chosen again', async () => {
  const { user, onFile, input } = picker();
  await user.upload(input, png);
  await user.upload(input, png);
  expect(onFile).toHaveBeenCalledTimes(2);
  expect(onFile).toHaveBeenCalledWith(png);
});

test('a dropped file of another type is refused in place, until a good one comes', () => {
  const { onFile } = picker();
  drop(text);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'File map.txt is not an accepted file type. Accepted types: image/*',
  );
  expect(onFile).not.toHaveBeenCalled();
  drop(png);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onFile).toHaveBeenCalledWith(png);
});

test('it refuses more than 10 MB unless told', () => {
  const { onFile } = picker();
  const limit = 10 * 1024 * 1024;
  const large = new File(['x'], 'map.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: limit + 1, configurable: true });
  drop(large);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'File map.png is too large. Maximum size is 10MB.',
  );
  Object.defineProperty(large, 'size', { value: limit });
  drop(large);
  expect(onFile).toHaveBeenCalledTimes(1);
});

test('a screen that shows problems itself receives the message', () => {
  const onRefused = jest.fn();
  picker({ onRefused, maxBytes: 0 });
  drop(png);
  expect(onRefused).toHaveBeenCalledWith('File map.png is too large. Maximum size is 0B.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('no other file is accepted during an upload', () => {
  const { onFile } = picker({ busy: true, progressPercent: 41.6 });
  const button = screen.getByRole('button', { name: 'Uploading...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  drop(png);
  expect(onFile).not.toHaveBeenCalled();
});
