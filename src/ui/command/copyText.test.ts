import { copyText } from './copyText';

const setClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('a text is put on the clipboard', async () => {
  const writeText = jest.fn(async () => undefined);
  setClipboard({ writeText });
  await copyText('Gate');
  expect(writeText).toHaveBeenCalledWith('Gate');
});

test('a page without a clipboard refuses, as a browser does that does not let it be used', async () => {
  await expect(copyText('Gate')).rejects.toThrow();
  const refusal = new DOMException('No', 'NotAllowedError');
  setClipboard({ writeText: () => Promise.reject(refusal) });
  await expect(copyText('Gate')).rejects.toBe(refusal);
});
