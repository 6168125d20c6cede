import type { MiddlewareHandler } from 'hono';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { textLimits } from '../../src/domain/text/textLimits';
import { pictureUrl } from '../../src/domain/text/textRules';
import type { Database } from '../database/database';
import { isUuid } from '../database/isUuid';
import { isAdmin } from '../queries/people/adminQueries';
import type { Person, TokenVerifier } from '../queries/people/person';
import { throwProblem } from './problemResponse';
import type { WorkerContext, WorkerEnv } from './workerContext';

interface VerifierSettings {
  /** Key set of jose: createRemoteJWKSet or createLocalJWKSet. */
  jwks: JWTVerifyGetKey;
  /** Expected `iss` claim: `<SUPABASE_URL>/auth/v1`. */
  issuer: string;
  audience?: string;
  clock?: () => Date;
  /**
   * True for a signed-out session (`session_id` claim), whose access tokens are refused at once. Without this function
   * they stay valid until they expire, as with the hosted backend.
   */
  isSignedOut?: (database: Database, sessionId: string) => Promise<boolean>;
}

const textOrNull = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, textLimits.title) : null;
const avatarOrNull = (value: unknown) =>
  typeof value === 'string' && pictureUrl().required().isValidSync(value) ? value : null;

function toPerson(payload: JWTPayload): Person | null {
  if (payload.sub === undefined || !isUuid(payload.sub)) return null;
  const metadata: Record<string, unknown> = { ...Object(payload.user_metadata) };
  return {
    id: payload.sub.toLowerCase(),
    email: textOrNull(payload.email),
    full_name: textOrNull(metadata.full_name) ?? textOrNull(metadata.name),
    avatar_url: avatarOrNull(metadata.avatar_url),
  };
}

/** True when the token is invalid; false when the keys could not be fetched, which must sign nobody out. */
export function isTokenError(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}

/**
 * Verifier of access tokens, which are JWTs (RFC 7519). Returns null for an invalid token or a signed-out session, and
 * throws a 503 when the keys cannot be fetched.
 */
export function createTokenVerifier(settings: VerifierSettings): TokenVerifier {
  const { jwks, issuer, audience = 'authenticated', clock, isSignedOut } = settings;

  async function readPayload(token: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(token, jwks, {
        issuer,
        audience,
        algorithms: ['ES256', 'RS256'],
        requiredClaims: ['sub', 'exp'],
        currentDate: clock?.(),
      });
      return payload;
    } catch (error) {
      if (isTokenError(error)) return null;
      return throwProblem(503, 'The keys of the sign-in service cannot be fetched');
    }
  }

  return {
    async verify(token, database) {
      const payload = await readPayload(token);
      if (payload === null) return null;
      const sessionId = textOrNull(payload['session_id']) ?? '';
      if (isSignedOut !== undefined && (await isSignedOut(database, sessionId))) return null;
      return toPerson(payload);
    },
  };
}

/** The person of an Authorization header with a Bearer token (RFC 6750, section 2.1); null without a valid one. */
export async function authenticate(context: WorkerContext, header: string | undefined) {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  return token === undefined ? null : context.auth.verify(token, context.database);
}

/** Middleware: 401 without a valid token. */
export function requireSignIn(context: WorkerContext): MiddlewareHandler<WorkerEnv> {
  return async (c, next) => {
    const person = await authenticate(context, c.req.header('authorization'));
    if (person === null) throwProblem(401, 'No valid authentication token');
    c.set('person', person);
    await next();
  };
}

/** Middleware: 401 without a valid token, 403 unless the person is currently in `admins`. */
export function requireAdmin(context: WorkerContext): MiddlewareHandler<WorkerEnv> {
  return async (c, next) => {
    const person = await authenticate(context, c.req.header('authorization'));
    if (person === null) throwProblem(401, 'No valid authentication token');
    if (!(await isAdmin(context.database, person.id))) {
      throwProblem(403, 'Only administrators may do this');
    }
    c.set('person', person);
    await next();
  };
}
