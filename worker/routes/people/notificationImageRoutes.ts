import { Hono } from 'hono';
import { requireAdmin } from '../../http/auth';
import { limitCalls } from '../../http/limitCalls';
import { throwInvalid } from '../../http/problemResponse';
import { insertFile } from '../../queries/catalogue/fileQueries';
import { fileUrl } from '../../queries/catalogue/mediaUrl';
import { readUpload } from '../../uploads/readUpload';
import { removeFiles } from '../../storage/removeFiles';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';

const accepted = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
const MEGABYTE = 1024 * 1024;

/** Pictures of notifications; they are never deleted, because devices may fetch them later. */
export function notificationImageRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, storage, publicUrl, uploadLimits } = context;
  const rules = {
    storage,
    limitFor: ({ contentType }: { contentType: string }) =>
      accepted.has(contentType) ? uploadLimits.notificationImageBytes : null,
    tooLargeMessage: (name: string, maxBytes: number) =>
      `File ${name} is too large. Maximum size is ${maxBytes / MEGABYTE}MB.`,
    notAcceptedMessage: (name: string) =>
      `File ${name} is not an accepted file type. Accepted types: image/*`,
  };

  return new Hono<WorkerEnv>().post(
    '/api/notifications/upload-image',
    requireAdmin(context),
    limitCalls(context, 'upload'),
    async (c) => {
      const { file } = await readUpload(c.req.raw, rules);
      if (file === null) throwInvalid({ file: 'No file selected' });
      const { key, contentType: content_type, size: size_bytes, etag } = file;
      try {
        await insertFile(database, { key, content_type, size_bytes, etag });
      } catch (error) {
        await removeFiles(storage, [key]);
        throw error;
      }
      return c.json({ image_url: fileUrl(publicUrl, key) }, 201);
    },
  );
}
