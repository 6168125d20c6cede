import { createLocalJWKSet, errors, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import type { Account } from './accountQueries';
import { AuthProblem } from './authProblem';
import type { SigningKeys } from './signingKeys';

export interface AccessTokens {
  /** Public keys for verifying tokens. */
  keySet: JSONWebKeySet;
  /** Lifetime of an access token in seconds. */
  lifetime: number;
  sign(account: Account, sessionId: string): Promise<string>;
  /** Verifies a token (RFC 7519); throws an AuthProblem `bad_jwt`. */
  read(token: string): Promise<{ userId: string; sessionId: string }>;
}

export interface AccessTokenOptions {
  keys: SigningKeys;
  /** Earlier signing keys, whose tokens stay valid until they expire. */
  formerKeys?: readonly SigningKeys[];
  issuer: string;
  clock: () => Date;
  lifetime: number;
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export function createAccessTokens({
  keys,
  formerKeys = [],
  issuer,
  clock,
  lifetime,
}: AccessTokenOptions): AccessTokens {
  const keySet = { keys: [keys, ...formerKeys].map(({ publicJwk }) => publicJwk) };
  const findKey = createLocalJWKSet(keySet);

  async function sign(account: Account, sessionId: string): Promise<string> {
    const now = seconds(clock());
    return new SignJWT({
      email: account.email,
      phone: '',
      app_metadata: account.app_metadata,
      user_metadata: account.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'oauth', timestamp: now }],
      session_id: sessionId,
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(account.id)
      .setAudience('authenticated')
      .setIssuedAt(now)
      .setExpirationTime(now + lifetime)
      .sign(keys.privateKey);
  }

  async function read(token: string): Promise<{ userId: string; sessionId: string }> {
    try {
      const { payload } = await jwtVerify(token, findKey, {
        issuer,
        audience: 'authenticated',
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'exp', 'session_id'],
        currentDate: clock(),
      });
      return { userId: String(payload.sub), sessionId: String(payload['session_id']) };
    } catch (error) {
      const reason =
        error instanceof errors.JWTExpired ? 'token is expired' : 'unable to verify signature';
      throw new AuthProblem(403, 'bad_jwt', `invalid JWT: ${reason}`);
    }
  }

  return { keySet, lifetime, sign, read };
}
