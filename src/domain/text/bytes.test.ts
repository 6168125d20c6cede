import { formatBytes } from './bytes';
import { limits } from '../limits';

test.each([
  [0, '0B'],
  [1023, '1023B'],
  [1024, '1KB'],
  [1536, '1.5KB'],
  [1024 * 1024 - 1, '1MB'],
  [limits.uploadBytes, '10MB'],
  [limits.audioBytes, '100MB'],
  [-1, '0B'],
  [Number.NaN, '0B'],
])('%p bytes read %p', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
