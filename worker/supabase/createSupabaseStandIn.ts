import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Database } from '../database/database';
import { isDatabaseUnavailable } from '../database/databaseUnavailable';
import { createRateLimiter } from '../http/rateLimiter';
import type { RateLimiter } from '../http/rateLimits';
import { DATABASE_UNAVAILABLE, RETRY_AFTER_SECONDS } from '../http/problemResponse';
import { createAccessTokens } from './accessTokens';
import { respondWithAuthProblem, AuthProblem } from './authProblem';
import { authorizeRoutes } from './authorizeRoutes';
import { isLoopbackHost } from './redirects';
import { restRoutes } from './restRoutes';
import type { SigningKeys } from './signingKeys';
import type { StandInContext } from './standInContext';
import { tokenRoutes } from './tokenRoutes';
import { userRoutes } from './userRoutes';

export interface StandInOptions {
  database: Database;
  clock: () => Date;
  keys: SigningKeys;
  /** Earlier signing keys, which stay in the JWK set. */
  formerKeys?: readonly SigningKeys[];
  /** Issuer of the tokens: `<site>/auth/v1`. */
  issuer: string;
  /** Allowed origins of redirects and of CORS, besides the site's own. */
  allowedRedirects: readonly string[];
  /** Lifetime in seconds; the client refreshes a token in its last 120 seconds, so shorter lifetimes are for tests. */
  accessTokenSeconds?: number;
  /** Defaults to one with the default limits, by person only. */
  rateLimiter?: RateLimiter;
}

/** Far more than codes, tokens and the account chooser's form need. */
const MAX_BODY_BYTES = 64 * 1024;

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) =>
    respondWithAuthProblem(
      c,
      new AuthProblem(413, 'request_too_large', 'The body is larger than 64 kB'),
    ),
});

/**
 * Stand-in for the part of the hosted backend's HTTP API that the console uses. Its account chooser asks for no
 * password by design, so the stand-in must listen only on the loopback interface.
 */
export function createSupabaseStandIn(options: StandInOptions): Hono {
  const { database, clock, keys, formerKeys, issuer, allowedRedirects } = options;
  const lifetime = options.accessTokenSeconds ?? 3600;
  const context: StandInContext = {
    database,
    clock,
    tokens: createAccessTokens({ keys, formerKeys, issuer, clock, lifetime }),
    site: new URL(issuer).origin,
    allowedRedirects,
    rateLimiter: options.rateLimiter ?? createRateLimiter(),
  };
  const isAllowedOrigin = (origin: string): boolean =>
    allowedRedirects.includes(origin) ||
    (URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname));

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof AuthProblem) return respondWithAuthProblem(c, error);
    if (!isDatabaseUnavailable(error)) throw error;
    // The hosted backend's client retries after a 503 and does not sign the person out.
    c.header('retry-after', String(RETRY_AFTER_SECONDS));
    return respondWithAuthProblem(
      c,
      new AuthProblem(503, 'unexpected_failure', DATABASE_UNAVAILABLE),
    );
  });
  const corsMiddleware = cors({
    origin: (origin) => (isAllowedOrigin(origin) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: [
      'accept-profile',
      'apikey',
      'authorization',
      'content-type',
      'x-client-info',
      'x-retry-count',
      'x-supabase-api-version',
    ],
    exposeHeaders: ['x-supabase-api-version'],
    maxAge: 600,
  });
  for (const path of ['/auth/v1/*', '/rest/v1/*']) {
    app.use(path, async (c, next) => {
      // Against DNS rebinding: refuses a foreign host name that resolves to this machine.
      if (!isLoopbackHost(new URL(c.req.url).hostname)) return c.text('Misdirected request', 421);
      c.header('x-content-type-options', 'nosniff');
      c.header('cache-control', 'no-store');
      return next();
    });
    app.use(path, corsMiddleware);
    app.use(path, limitBody);
  }
  app.get('/auth/v1/.well-known/jwks.json', (c) =>
    c.json(context.tokens.keySet, 200, { 'cache-control': 'public, max-age=600' }),
  );
  app.get('/auth/v1/health', (c) =>
    c.json({ name: 'GoTrue', version: 'stand-in', description: 'Local stand-in' }),
  );
  app.route('/auth/v1', authorizeRoutes(context));
  app.route('/auth/v1', tokenRoutes(context));
  app.route('/auth/v1', userRoutes(context));
  app.route('/rest/v1', restRoutes(context));
  return app;
}
