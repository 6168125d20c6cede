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

/** Within this time after it was exchanged, a token may be exchanged again: tabs race. */
const REUSE_MS = 10_000;

/**
 * Exchanges a refresh token for the next one, in the transaction `tx`. A token that was exchanged
 * before answers the active one when it is that one's parent, a new one within the reuse time, and
 * otherwise ends the session's whole family of tokens. It answers rather than throws, so that the
 * revocation is committed.
 */
export async function rotateRefreshToken(
  tx: Database,
  token: string,
  now: Date,
): Promise<Rotation> {
  const found = await findRefreshToken(tx, token);
  if (found === null) return { kind: 'not_found' };
  const sessionId = found.session_id;

  if (found.revoked_at !== null) {
    const active = await findActiveToken(tx, sessionId);
    if (active !== null && active.parent === token) {
      return { kind: 'rotated', sessionId, refreshToken: active.token };
    }
    if (now.getTime() > Date.parse(found.revoked_at) + REUSE_MS) {
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
