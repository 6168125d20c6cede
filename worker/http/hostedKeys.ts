import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose';
import { isTokenError } from './auth';

/** A key that came after the last fetch is requested once that is so long ago. */
export const COOLDOWN_MS = 30_000;
/** After a fetch that failed the service is left alone for so long. */
export const PAUSE_MS = 10_000;
/** Fetched keys hold so long while the service is away. */
export const KEPT_MS = 3_600_000;

/**
 * The keys of the hosted sign-in service, a JWK set (RFC 7517) that is fetched every ten minutes, and for a token of
 * a key that is not in it. Keys are replaced there at any time: a new one is known within COOLDOWN_MS, and tokens
 * that name keys that never were cause no more fetches than that.
 */
export function createHostedKeys(
  keysUrl: URL,
  fetchKeys: FetchImplementation = fetch,
): JWTVerifyGetKey {
  let askedAt = -Infinity;
  let respondedAt = -Infinity;
  const fetchSparingly: FetchImplementation = async (url, options) => {
    const now = Date.now();
    if (now < askedAt + PAUSE_MS) throw new Error('The keys were asked for in vain a moment ago');
    askedAt = now;
    const response = await fetchKeys(url, options);
    if (response.ok) respondedAt = now;
    return response;
  };
  const remoteKeys = createRemoteJWKSet(keysUrl, {
    cooldownDuration: COOLDOWN_MS,
    [customFetch]: fetchSparingly,
  });

  return async (header, token) => {
    try {
      return await remoteKeys(header, token);
    } catch (error) {
      const known = remoteKeys.jwks();
      const isKept = Date.now() < respondedAt + KEPT_MS;
      if (isTokenError(error) || known === undefined || !isKept) throw error;
      // A key that is not among the known ones may be a new one: that is unknown now.
      return createLocalJWKSet(known)(header, token).catch(() => Promise.reject(error));
    }
  };
}

export interface SigningKeys {
  jwks: JWTVerifyGetKey;
  /** Expected `iss` claim. */
  issuer: string;
}

/** Keys by which a hosted Supabase project signs access tokens. */
export function signingKeysOf(supabaseUrl: string): SigningKeys {
  const issuer = `${supabaseUrl}/auth/v1`;
  return { jwks: createHostedKeys(new URL(`${issuer}/.well-known/jwks.json`)), issuer };
}
