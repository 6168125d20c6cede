import type { Hono } from 'hono';
import { createLocalJWKSet } from 'jose';
import { createTokenVerifier } from '../http/auth';
import { signingKeysOf, type SigningKeys } from '../http/hostedKeys';
import { createRateLimiter } from '../http/rateLimiter';
import type { RateLimiter } from '../http/rateLimits';
import { clientAddress } from './clientAddress';
import type { PlayRecorder } from '../plays/playRecorder';
import { createWorker } from '../createWorker';
import { resizePicture } from '../pictures/resizePicture';
import type { Push } from '../push/push';
import type { OpenData } from './openData';
import { serveConsole } from './serveConsole';
import type { StartSettings } from './workerSettings';
import { createSupabaseStandIn } from '../supabase/createSupabaseStandIn';
import { isSessionEnded } from '../supabase/accountQueries';
import { migrateAccounts } from '../supabase/migrateAccounts';
import { loadSigningKeys } from '../supabase/signingKeys';

type Fetch = (request: Request, env?: object) => Response | Promise<Response>;

const standInPaths = /^\/(auth|rest)\/v1(\/|$)/;
const workerPaths = /^\/(api|media|upload|health|healthz|readyz)(\/|$)/;
const backendPaths = /^\/(auth|rest)(\/|$)/;

interface SignIn extends SigningKeys {
  standIn: Hono | null;
  isSignedOut?: typeof isSessionEnded;
}

const hostedSignIn = (supabaseUrl: string): SignIn => ({
  ...signingKeysOf(supabaseUrl),
  standIn: null,
});

async function localSignIn(
  settings: StartSettings,
  data: OpenData,
  clock: () => Date,
  rateLimiter: RateLimiter,
) {
  const { publicUrl, dataDirectory, allowedOrigins: allowedRedirects } = settings;
  const { database } = data;
  await migrateAccounts(database, clock());
  const keys = await loadSigningKeys(dataDirectory);
  const issuer = `${publicUrl}/auth/v1`;
  const standIn = createSupabaseStandIn({
    database,
    clock,
    keys,
    issuer,
    allowedRedirects,
    rateLimiter,
  });
  const jwks = createLocalJWKSet({ keys: [keys.publicJwk] });
  const signIn: SignIn = { jwks, issuer, standIn, isSignedOut: isSessionEnded };
  return signIn;
}

/** Origins of the site itself; without a hosted backend also the loopback names of this machine. */
function ownOrigins({ publicUrl, port, supabaseUrl }: StartSettings): string[] {
  const local = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [new URL(publicUrl).origin, ...(supabaseUrl === null ? local : [])];
}

/** Parts of the worker that also run between requests. */
export interface SiteParts {
  playRecorder: PlayRecorder;
  /** Undefined without a push provider. */
  push?: Push;
}

/** The worker, the console and, without a hosted backend, its stand-in, on one origin. */
export async function createSite(
  settings: StartSettings,
  data: OpenData,
  { playRecorder, push }: SiteParts,
  consoleFolder: string | null,
): Promise<Fetch> {
  const clock = () => new Date();
  const { publicUrl, supabaseUrl, rateLimits, trustedProxies } = settings;
  const rateLimiter = createRateLimiter({
    limits: rateLimits,
    clientAddressOf: (c) => clientAddress(c, trustedProxies),
  });
  const { jwks, issuer, standIn, isSignedOut } =
    supabaseUrl === null
      ? await localSignIn(settings, data, clock, rateLimiter)
      : hostedSignIn(supabaseUrl);
  const worker = createWorker({
    database: data.database,
    storage: data.storage,
    auth: createTokenVerifier({ jwks, issuer, clock, isSignedOut }),
    clock,
    publicUrl,
    allowedOrigins: [...ownOrigins(settings), ...settings.allowedOrigins],
    rateLimiter,
    playRecorder,
    resizePicture,
    push,
  });
  const pages = consoleFolder === null ? null : await serveConsole(consoleFolder);

  return (request, env) => {
    const { pathname } = new URL(request.url);
    if (standIn !== null && standInPaths.test(pathname)) return standIn.fetch(request, env);
    if (pages === null || workerPaths.test(pathname) || backendPaths.test(pathname)) {
      return worker.fetch(request, env);
    }
    return pages.fetch(request, env);
  };
}
