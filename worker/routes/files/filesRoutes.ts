import { Hono } from 'hono';
import { requireFound } from '../../http/problemResponse';
import { findFile } from '../../queries/catalogue/fileQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { matchesIfNoneMatch } from '../../http/ifNoneMatch';
import { readByteRange } from './byteRange';
import { immutableHeaders, respondPicture } from './respondPicture';

const keyPattern = /^[\w.-]+$/;

/**
 * Serves stored files with ranges and validators, or redirects readers to the store. The content of a key never
 * changes. A file is public once it has a record, which is added only after its content was checked.
 */
export function filesRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, storage } = context;
  return new Hono<WorkerEnv>().get('/media/:key', async (c) => {
    const key = c.req.param('key');
    const file = requireFound(keyPattern.test(key) ? await findFile(database, key) : null, 'File');
    const size = file.size_bytes;
    const picture = await respondPicture(c, context, file);
    if (picture !== null) return picture;
    const headers = immutableHeaders(file.etag);
    headers['accept-ranges'] = 'bytes';
    if (matchesIfNoneMatch(c.req.header('if-none-match'), file.etag))
      return c.body(null, 304, headers);
    headers['content-type'] = file.content_type;
    if (c.req.method === 'HEAD') {
      return c.body(null, 200, { ...headers, 'content-length': String(size) });
    }

    if (storage.presignUrl !== undefined) {
      const { url, maxAgeSeconds } = await storage.presignUrl(key);
      // The store handles ranges and conditions itself, with its own entity tag.
      return c.body(null, 302, {
        location: url,
        'cache-control': `public, max-age=${maxAgeSeconds}`,
        'cross-origin-resource-policy': 'cross-origin',
      });
    }

    const ifRange = c.req.header('if-range');
    // If-Range holds by strong comparison only (RFC 9110, section 13.1.5).
    const range =
      ifRange === undefined || ifRange === file.etag
        ? readByteRange(c.req.header('range'), size)
        : 'full';
    if (range === 'unsatisfiable') {
      const message = 'No such part of the file';
      return c.json({ error: 'invalid', message }, 416, { 'content-range': `bytes */${size}` });
    }
    if (range === 'full') {
      const content = requireFound(await storage.get(file.key), 'File');
      return c.body(content, 200, { ...headers, 'content-length': String(size) });
    }
    const part = requireFound(await storage.get(file.key, range), 'File');
    return c.body(part, 206, {
      ...headers,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
    });
  });
}
