import type { ByteRange } from '../../storage/storage';

/**
 * What a Range header asks of a file of that size: a part, 'whole' (no range, several, or one that
 * makes no sense), or 'none' when no byte of the file lies in it.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'none' {
  const asked = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '');
  if (asked === null) return 'whole';
  const [, first = '', last = ''] = asked;
  if (first === '') {
    if (last === '') return 'whole';
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'none';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Whether a list of entity tags, as If-None-Match has it, holds this one. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
