import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Database } from '../database/database';
import { createAccessTokens } from './accessTokens';
import { answerAuthProblem, AuthProblem } from './authProblem';
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
  /** `<site>/auth/v1`, as it stands in the tokens. */
  issuer: string;
  /** Origins beside the site's own that a sign-in may return to and that may call. */
  allowedRedirects: readonly string[];
  /** Seconds; the client renews below 120, so shorter ones are for tests. */
  accessTokenSeconds?: number;
}

/**
 * The small part of the hosted backend's HTTP surface that the console uses, for running without
 * one. Its account chooser is an open door by design: it belongs on this machine's loopback alone.
 */
export function createSupabaseStandIn(options: StandInOptions): Hono {
  const { database, clock, keys, issuer, allowedRedirects, accessTokenSeconds } = options;
  const context: StandInContext = {
    database,
    clock,
    tokens: createAccessTokens({ keys, issuer, clock, lifetime: accessTokenSeconds ?? 3600 }),
    keySet: { keys: [keys.publicJwk] },
    site: new URL(issuer).origin,
    allowedRedirects,
  };
  const mayCall = (origin: string): boolean =>
    allowedRedirects.includes(origin) ||
    (URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname));

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof AuthProblem) return answerAuthProblem(c, error);
    throw error;
  });
  const crossOrigin = cors({
    origin: (origin) => (mayCall(origin) ? origin : null),
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
      // A page of another name that resolves to this machine must not get in.
      if (!isLoopbackHost(new URL(c.req.url).hostname)) return c.text('Misdirected request', 421);
      c.header('x-content-type-options', 'nosniff');
      c.header('cache-control', 'no-store');
      return next();
    });
    app.use(path, crossOrigin);
  }
  app.get('/auth/v1/.well-known/jwks.json', (c) =>
    c.json(context.keySet, 200, { 'cache-control': 'public, max-age=600' }),
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
