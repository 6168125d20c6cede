import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { compressJson } from './http/compressJson';
import { advertiseExtensions, EXTENSIONS_HEADER } from './http/extensions';
import { healthRoute } from './http/healthRoute';
import { idempotent } from './http/idempotency';
import { recordRoutePattern } from './http/recordRoutePattern';
import { notFound, onError } from './http/problemResponse';
import { adminRoutes } from './routes/people/adminRoutes';
import { analyticsRoutes } from './routes/catalogue/analyticsRoutes';
import { chaptersRoutes } from './routes/catalogue/chaptersRoutes';
import { devicesRoutes } from './routes/people/devicesRoutes';
import { filesRoutes } from './routes/files/filesRoutes';
import { landingRoutes } from './routes/public/landingRoutes';
import { languagesRoutes } from './routes/catalogue/languagesRoutes';
import { mediaRoutes } from './routes/files/mediaRoutes';
import { notificationsRoutes } from './routes/people/notificationsRoutes';
import { playlistsRoutes } from './routes/public/playlistsRoutes';
import { playRoutes } from './routes/public/playRoutes';
import { searchRoutes } from './routes/catalogue/searchRoutes';
import { sectionsRoutes } from './routes/catalogue/sectionsRoutes';
import { sectionTranslationsRoutes } from './routes/catalogue/sectionTranslationsRoutes';
import { toursRoutes } from './routes/catalogue/toursRoutes';
import { tourTranslationsRoutes } from './routes/catalogue/tourTranslationsRoutes';
import { uploadRoutes } from './routes/files/uploadRoutes';
import {
  workerContext,
  type WorkerContext,
  type WorkerEnv,
  type WorkerOptions,
} from './http/workerContext';

const resources: ((context: WorkerContext) => Hono | Hono<WorkerEnv>)[] = [
  toursRoutes,
  tourTranslationsRoutes,
  sectionsRoutes,
  sectionTranslationsRoutes,
  playRoutes,
  uploadRoutes,
  mediaRoutes,
  chaptersRoutes,
  filesRoutes,
  searchRoutes,
  languagesRoutes,
  analyticsRoutes,
  adminRoutes,
  notificationsRoutes,
  devicesRoutes,
  playlistsRoutes,
  landingRoutes,
];

const corsOptions = {
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'authorization',
    'content-type',
    'accept',
    'apikey',
    'x-client-info',
    'x-supabase-api-version',
    'accept-profile',
    'range',
    'if-range',
    'if-none-match',
    'if-match',
    'idempotency-key',
    'x-retry-count',
  ],
  exposeHeaders: [
    'content-range',
    'accept-ranges',
    'etag',
    'x-supabase-api-version',
    'link',
    'location',
    'retry-after',
    'idempotency-replayed',
    'x-request-id',
    EXTENSIONS_HEADER.toLowerCase(),
  ],
  maxAge: 600,
};

/** All routes of the API over one context. */
function createRoutes(context: WorkerContext): Hono {
  const routes = new Hono();
  // Handler variables are private to each resource, so its type is widened.
  for (const resource of resources) routes.route('/', resource(context) as Hono);
  return routes;
}

function withErrorHandlers(routes: Hono): Hono {
  routes.notFound(notFound);
  routes.onError(onError);
  return routes;
}

/**
 * The worker API as a request handler: it opens no files and listens on no port. `worker` must have no routes yet; its
 * router is the host's choice.
 */
export function createWorker(options: WorkerOptions, worker = new Hono()): Hono {
  const context = workerContext(options);
  worker.use(recordRoutePattern());
  // Stored files are public and readable from any origin, so that caches need not vary by origin.
  worker.use('/media/*', cors({ ...corsOptions, origin: '*' }));
  const apiCors = cors({ ...corsOptions, origin: context.allowedOrigins });
  worker.use(async (c, next) => (c.req.path.startsWith('/media/') ? next() : apiCors(c, next)));
  const advertise = advertiseExtensions(context);
  worker.use(async (c, next) => (c.req.path.startsWith('/media/') ? next() : advertise(c, next)));
  worker.use(async (c, next) => {
    await next();
    c.res.headers.set('x-content-type-options', 'nosniff');
    // Browsers ignore this header without TLS (RFC 6797, section 8.1).
    c.res.headers.set('strict-transport-security', 'max-age=31536000');
    const isUnchanged = c.res.status === 304 && c.req.path.startsWith('/api/');
    if (isUnchanged || c.res.headers.get('content-type')?.startsWith('application/json')) {
      c.res.headers.set('cache-control', 'no-store');
    }
  });
  if (context.compresses) worker.use(compressJson());
  worker.route('/', healthRoute(context));
  worker.use(
    '/api/*',
    idempotent(context, (inner) => withErrorHandlers(createRoutes(inner))),
  );
  worker.route('/', createRoutes(context));
  return withErrorHandlers(worker);
}
