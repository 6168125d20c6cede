import { Hono } from 'hono';
import { matchesIfNoneMatch } from '../../http/ifNoneMatch';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { PICTURE_WIDTHS } from '../../pictures/resizedPictures';
import { findFile } from '../../queries/catalogue/fileQueries';

/** Animations would lose their pictures but the first. */
const isResized = (contentType: string) =>
  contentType.startsWith('image/') && contentType !== 'image/gif';

/**
 * Stored pictures with `?width=` in one of PICTURE_WIDTHS, as WebP. Another width, another file, and a picture
 * that is no wider are served by `filesRoutes` as they are.
 */
export function pictureRoutes({ database, pictures }: WorkerContext): Hono<WorkerEnv> {
  return new Hono<WorkerEnv>().get('/media/:key', async (c, next) => {
    const width = Number(c.req.query('width'));
    if (pictures === null || !PICTURE_WIDTHS.includes(width)) return next();
    const file = await findFile(database, c.req.param('key'));
    if (file === null || !isResized(file.content_type)) return next();
    const picture = await pictures.read(file.key, width);
    if (picture === null) return next();
    const headers = {
      etag: file.etag.replace(/"$/, `-${width}"`),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (matchesIfNoneMatch(c.req.header('if-none-match'), headers.etag))
      return c.body(null, 304, headers);
    const [type, length] = ['image/webp', String(picture.byteLength)];
    return c.body(picture, 200, { ...headers, 'content-type': type, 'content-length': length });
  });
}
