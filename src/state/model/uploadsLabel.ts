import { countOf } from '../../domain/text/count';
import { type Upload } from './uploadsSlice';

/** Byte-weighted progress of several uploads, 0 to 100, rounded down. */
function sentPercent(uploads: readonly Upload[]): number {
  const sent = uploads.reduce((sum, { percent, bytes }) => sum + percent * bytes, 0);
  const all = uploads.reduce((sum, { bytes }) => sum + bytes, 0);
  return all === 0 ? 0 : Math.floor(sent / all);
}

/**
 * Summary of several uploads, as in '2 uploading · 45%', '2 uploads failed' or '2 uploading · 45%, 1 failed'. Uploads
 * that wait for the connection count as 'waiting'.
 */
export function uploadsLabel(uploads: readonly Upload[]): string {
  const of = (status: Upload['status']) => uploads.filter((upload) => upload.status === status);
  const unended = of('uploading');
  const running = unended.filter(({ isOffline }) => isOffline !== true);
  const others = [
    { count: unended.length - running.length, word: 'waiting' },
    { count: of('completed').length, word: 'uploaded' },
    { count: of('failed').length, word: 'failed' },
    { count: of('stopped').length, word: 'stopped' },
  ].filter(({ count }) => count > 0);
  const [only, ...more] = others;
  if (only !== undefined && running.length === 0 && more.length === 0) {
    if (only.word === 'uploaded') return only.count === 1 ? 'Uploaded' : `${only.count} uploaded`;
    return `${countOf(only.count, 'upload')} ${only.word}`;
  }
  const progress =
    running.length === 0 ? [] : [`${running.length} uploading · ${sentPercent(running)}%`];
  return [...progress, ...others.map(({ count, word }) => `${count} ${word}`)].join(', ');
}
