import { sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { record } from '../database/database';
import type { Person, TokenVerifier } from '../queries/people/person';
import { problem } from './answerProblem';
import type { WorkerContext, WorkerEnv } from './workerContext';

interface VerifierSettings {
  /** jose's createRemoteJWKSet or createLocalJWKSet. */
  jwks: JWTVerifyGetKey;
  /** `<SUPABASE_URL>/auth/v1` */
  issuer: string;
  audience?: string;
  clock?: () => Date;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function personOf(payload: JWTPayload): Person | null {
  if (payload.sub === undefined || !uuidPattern.test(payload.sub)) return null;
  const metadata: Record<string, unknown> = { ...Object(payload.user_metadata) };
  return {
    id: payload.sub.toLowerCase(),
    email: textOrNull(payload.email),
    full_name: textOrNull(metadata.full_name) ?? textOrNull(metadata.name),
    avatar_url: textOrNull(metadata.avatar_url),
  };
}

/** Failing to fetch the keys says nothing about the token: that must not sign anybody out. */
function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}

export function createTokenVerifier(settings: VerifierSettings): TokenVerifier {
  const { jwks, issuer, audience = 'authenticated', clock } = settings;
  return {
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, jwks, {
          issuer,
          audience,
          algorithms: ['ES256', 'RS256'],
          requiredClaims: ['sub', 'exp'],
          currentDate: clock?.(),
        });
        return personOf(payload);
      } catch (error) {
        if (isAboutTheToken(error)) return null;
        return problem(503, 'The keys of the sign-in service cannot be fetched');
      }
    },
  };
}

/** Whom an Authorization header speaks for; null without a valid token. */
export async function tokenOwner(context: WorkerContext, header: string | undefined) {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  return token === undefined ? null : context.auth.verify(token);
}

/** 401 without a valid token. */
export function signedIn(context: WorkerContext): MiddlewareHandler<WorkerEnv> {
  return async (c, next) => {
    const person = await tokenOwner(context, c.req.header('authorization'));
    if (person === null) problem(401, 'No valid authentication token');
    c.set('person', person);
    await next();
  };
}

/** 401 without a valid token, 403 unless the person is in `admins` at this moment. */
export function adminOnly(context: WorkerContext): MiddlewareHandler<WorkerEnv> {
  return async (c, next) => {
    const person = await tokenOwner(context, c.req.header('authorization'));
    if (person === null) problem(401, 'No valid authentication token');
    const admin = await record(
      context.database,
      sql`select jsonb_build_object('id', id) as record from admins where id = ${person.id}`,
    );
    if (admin === null) problem(403, 'Only administrators may do this');
    c.set('person', person);
    await next();
  };
}
