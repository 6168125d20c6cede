import { sql } from 'drizzle-orm';
import { type Database, instant, moment, record } from '../database/database';

export interface RefreshToken {
  token: string;
  session_id: string;
  parent: string | null;
  revoked_at: string | null;
}

const refreshToken = sql`jsonb_build_object('token', token, 'session_id', session_id,
  'parent', parent, 'revoked_at', ${instant(sql`revoked_at`)})`;

/** Locks the session, so that two refreshes of it take turns. */
export async function findRefreshToken(db: Database, token: string): Promise<RefreshToken | null> {
  await db.execute(
    sql`select id from auth_local.sessions where id =
          (select session_id from auth_local.refresh_tokens where token = ${token}) for update`,
  );
  return record<RefreshToken>(
    db,
    sql`select ${refreshToken} as record from auth_local.refresh_tokens where token = ${token}`,
  );
}

/** The token of a session that is not revoked. */
export function findActiveToken(db: Database, sessionId: string): Promise<RefreshToken | null> {
  return record<RefreshToken>(
    db,
    sql`select ${refreshToken} as record from auth_local.refresh_tokens
        where session_id = ${sessionId} and revoked_at is null
        order by created_at desc limit 1`,
  );
}

export async function addRefreshToken(
  db: Database,
  sessionId: string,
  parent: string | null,
  now: Date,
): Promise<string> {
  const added = await record<{ token: string }>(
    db,
    sql`insert into auth_local.refresh_tokens (token, session_id, parent, created_at)
        values (replace(gen_random_uuid()::text, '-', ''),
          ${sessionId}, ${parent}, ${moment(now)})
        returning jsonb_build_object('token', token) as record`,
  );
  if (added === null) throw new Error('The refresh token was not stored');
  return added.token;
}

export async function revokeToken(db: Database, token: string, now: Date): Promise<void> {
  await db.execute(
    sql`update auth_local.refresh_tokens set revoked_at = coalesce(revoked_at, ${moment(now)})
        where token = ${token}`,
  );
}

export async function revokeSessionTokens(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db.execute(
    sql`update auth_local.refresh_tokens set revoked_at = coalesce(revoked_at, ${moment(now)})
        where session_id = ${sessionId}`,
  );
}
