import type { Context } from 'hono';
import { matchesIfNoneMatch } from '../../http/ifNoneMatch';
import type { WorkerContext } from '../../http/workerContext';
import { PICTURE_WIDTHS } from '../../pictures/resizedPictures';
import type { FileRow } from '../../queries/catalogue/fileQueries';

/** Headers of content that is immutable at its URL and may be embedded by any origin. */
export const immutableHeaders = (etag: string): Record<string, string> => ({
  etag,
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
});

/** False for GIFs, because resizing would keep only the first frame of an animation. */
const canResize = ({ content_type }: FileRow) =>
  content_type.startsWith('image/') && content_type !== 'image/gif';

/**
 * Responds to `?width=` with a stored picture as WebP in one of PICTURE_WIDTHS. Null when the original file is to be
 * served: for other widths, other kinds of file, and pictures that are not wider.
 */
export async function respondPicture(
  c: Context,
  { pictures }: WorkerContext,
  file: FileRow,
): Promise<Response | null> {
  const width = Number(c.req.query('width'));
  if (pictures === null || !PICTURE_WIDTHS.includes(width) || !canResize(file)) return null;
  const picture = await pictures.read(file.key, width);
  if (picture === null) return null;
  const headers = immutableHeaders(file.etag.replace(/"$/, `-${width}"`));
  if (matchesIfNoneMatch(c.req.header('if-none-match'), headers['etag'] ?? ''))
    return c.body(null, 304, headers);
  const [type, length] = ['image/webp', String(picture.byteLength)];
  return c.body(picture, 200, { ...headers, 'content-type': type, 'content-length': length });
}
