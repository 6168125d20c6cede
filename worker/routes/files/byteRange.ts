import type { ByteRange } from '../../storage/storage';

/**
 * Resolves a Range header (RFC 9110, section 14.2) with one byte range (section 14.1.2): the range within
 * the file, 'full' when the header is missing, invalid or lists several, or 'unsatisfiable'.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'full' | 'unsatisfiable' {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '');
  if (match === null) return 'full';
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return 'full';
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'full';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
