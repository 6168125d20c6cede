import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose';
import { isTokenError } from './auth';

/** Minimum time between two fetches of the JWK set for tokens with an unknown `kid`. */
export const UNKNOWN_KEY_COOLDOWN_MS = 30_000;
/** Minimum time between a failed fetch and the next one. */
export const RETRY_AFTER_FAILURE_MS = 10_000;
/**
 * Maximum age of fetched keys that are used while the service cannot be reached (stale-if-error, RFC 5861, section 4).
 */
export const STALE_IF_ERROR_MS = 3_600_000;

/**
 * The JWK set (RFC 7517) of the hosted sign-in service. It is fetched every ten minutes, and also for a token with an
 * unknown `kid`, because the service may rotate its keys at any time. Such fetches are at least UNKNOWN_KEY_COOLDOWN_MS
 * apart, so that forged `kid`s cannot cause a fetch each.
 */
export function createHostedKeys(
  keysUrl: URL,
  fetchKeys: FetchImplementation = fetch,
): JWTVerifyGetKey {
  let lastFetchAt = -Infinity;
  let lastSuccessAt = -Infinity;
  const fetchSparingly: FetchImplementation = async (url, options) => {
    const now = Date.now();
    if (now < lastFetchAt + RETRY_AFTER_FAILURE_MS)
      throw new Error('The keys were asked for in vain a moment ago');
    lastFetchAt = now;
    const response = await fetchKeys(url, options);
    if (response.ok) lastSuccessAt = now;
    return response;
  };
  const remoteKeys = createRemoteJWKSet(keysUrl, {
    cooldownDuration: UNKNOWN_KEY_COOLDOWN_MS,
    [customFetch]: fetchSparingly,
  });

  return async (header, token) => {
    try {
      return await remoteKeys(header, token);
    } catch (error) {
      const known = remoteKeys.jwks();
      const mayBeUsedStale = Date.now() < lastSuccessAt + STALE_IF_ERROR_MS;
      if (isTokenError(error) || known === undefined || !mayBeUsedStale) throw error;
      // A `kid` missing from the stale set may name a new key: the error stays that of the failed fetch.
      return createLocalJWKSet(known)(header, token).catch(() => Promise.reject(error));
    }
  };
}

export interface SigningKeys {
  jwks: JWTVerifyGetKey;
  /** Expected `iss` claim. */
  issuer: string;
}

/** Keys with which a hosted Supabase project signs access tokens. */
export function signingKeysOf(supabaseUrl: string): SigningKeys {
  const issuer = `${supabaseUrl}/auth/v1`;
  return { jwks: createHostedKeys(new URL(`${issuer}/.well-known/jwks.json`)), issuer };
}
