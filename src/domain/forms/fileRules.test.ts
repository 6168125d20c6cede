import fc from 'fast-check';
import { acceptsFile, fileProblem } from './fileRules';
import { limits } from '../limits';

const file = (name: string, type = '', size = 10) => ({ name, type, size });
const images = { accept: 'image/*', maxBytes: limits.uploadBytes };

test.each([
  ['a.MP3', '', '.mp3,.wav', true],
  ['a.ogg', 'audio/ogg', '.mp3,.wav', false],
  ['a.png', 'image/png', 'image/*', true],
  ['a.png', 'IMAGE/PNG', 'image/*', true],
  ['a.txt', 'text/plain', 'image/*', false],
  ['imagefile', 'imagery/x', 'image/*', false],
  ['a.m4a', 'audio/x-m4a', 'audio/mp4', true],
  ['a.m4a', '', 'audio/*', true],
  ['a.wav', 'application/octet-stream', 'audio/*', true],
  ['a.exe', '', 'audio/*', false],
  ['a.bin', '', '', true],
  ['a.bin', '', ' , ', true],
  ['a.jpg', 'image/jpeg', 'image/png, image/jpeg', true],
  ['constructor', '', 'image/*', false],
])('%p of type %p against %p: %p', (name, type, accept, isTaken) => {
  expect(acceptsFile({ name, type }, accept)).toBe(isTaken);
});

test('a file that is too large is refused by name and limit', () => {
  expect(fileProblem(file('map.png', 'image/png', limits.uploadBytes + 1), images)).toBe(
    'File map.png is too large. Maximum size is 10MB.',
  );
  expect(fileProblem(file('map.png', 'image/png', limits.uploadBytes), images)).toBeNull();
});

test('a file of another type is refused by name and types', () => {
  expect(fileProblem(file('tale.mp3', 'audio/mpeg'), { ...images, accept: 'image/*,.pdf' })).toBe(
    'File tale.mp3 is not an accepted file type. Accepted types: image/*, .pdf',
  );
  const advice = 'Save it as PNG.';
  const accept = '.png,.webp,image/png,image/webp';
  expect(fileProblem(file('tale.mp3', 'audio/mpeg'), { ...images, accept, advice })).toBe(
    'File tale.mp3 is not an accepted file type. Accepted types: .png, .webp. Save it as PNG.',
  );
  expect(fileProblem(file('tale.mp3'), { ...images, accept: 'image/png' })).toBe(
    'File tale.mp3 is not an accepted file type. Accepted types: image/png',
  );
});

test('a file without content is refused', () => {
  expect(fileProblem(file('map.png', 'image/png', 0), images)).toBe('The file is empty.');
});

test('a right-to-left name does not turn the sentence around', () => {
  expect(fileProblem(file('نقشہ.txt'), images)).toContain('File \u2068نقشہ.txt\u2069 is not');
});

test('what an extension rule takes does not depend on case or type', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, type) => {
      expect(acceptsFile({ name: `${name}.PnG`, type }, '.png')).toBe(true);
    }),
  );
});
