import type { Database } from '../database/database';
import {
  addRefreshToken,
  findActiveToken,
  findRefreshToken,
  revokeSessionTokens,
  revokeToken,
} from './refreshTokenQueries';

export type Rotation =
  | { kind: 'rotated'; sessionId: string; refreshToken: string }
  | { kind: 'not_found' }
  | { kind: 'already_used' };

/** Reuse interval in milliseconds: a token may be exchanged again for this long, because tabs race. */
const REUSE_INTERVAL_MS = 10_000;

/**
 * Refresh token rotation with reuse detection (RFC 9700, section 4.14.2), in the transaction `tx`. A token that was
 * already exchanged returns the active token if it is that token's parent, or a new one within the reuse interval;
 * otherwise all tokens of the session are revoked. Failures are returned rather than thrown, so that the revocation is
 * committed.
 */
export async function rotateRefreshToken(
  tx: Database,
  token: string,
  now: Date,
): Promise<Rotation> {
  const current = await findRefreshToken(tx, token);
  if (current === null) return { kind: 'not_found' };
  const sessionId = current.session_id;

  if (current.revoked_at !== null) {
    const active = await findActiveToken(tx, sessionId);
    if (active !== null && active.parent === token) {
      return { kind: 'rotated', sessionId, refreshToken: active.token };
    }
    if (now.getTime() > Date.parse(current.revoked_at) + REUSE_INTERVAL_MS) {
      await revokeSessionTokens(tx, sessionId, now);
      return { kind: 'already_used' };
    }
  }
  await revokeToken(tx, token, now);
  return {
    kind: 'rotated',
    sessionId,
    refreshToken: await addRefreshToken(tx, sessionId, token, now),
  };
}
