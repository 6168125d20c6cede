import { sql } from 'drizzle-orm';
import { type Database, isoTimestamp, timestamptz, queryRecord } from '../database/database';

export interface RefreshToken {
  token: string;
  session_id: string;
  parent: string | null;
  revoked_at: string | null;
}

const refreshToken = sql`jsonb_build_object('token', token, 'session_id', session_id,
  'parent', parent, 'revoked_at', ${isoTimestamp(sql`revoked_at`)})`;

/** The token; its session is locked until the transaction ends, so that concurrent refreshes are serialised. */
export async function findRefreshToken(db: Database, token: string): Promise<RefreshToken | null> {
  await db.execute(
    sql`select id from auth_local.sessions where id =
          (select session_id from auth_local.refresh_tokens where token = ${token}) for update`,
  );
  return queryRecord<RefreshToken>(
    db,
    sql`select ${refreshToken} as record from auth_local.refresh_tokens where token = ${token}`,
  );
}

/** The token of a session that is not revoked; null for none. */
export function findActiveToken(db: Database, sessionId: string): Promise<RefreshToken | null> {
  return queryRecord<RefreshToken>(
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
  const added = await queryRecord<{ token: string }>(
    db,
    sql`insert into auth_local.refresh_tokens (token, session_id, parent, created_at)
        values (replace(gen_random_uuid()::text, '-', ''),
          ${sessionId}, ${parent}, ${timestamptz(now)})
        returning jsonb_build_object('token', token) as record`,
  );
  if (added === null) throw new Error('The refresh token was not stored');
  return added.token;
}

export async function revokeToken(db: Database, token: string, now: Date): Promise<void> {
  await db.execute(
    sql`update auth_local.refresh_tokens set revoked_at = coalesce(revoked_at, ${timestamptz(now)})
        where token = ${token}`,
  );
}

export async function revokeSessionTokens(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db.execute(
    sql`update auth_local.refresh_tokens set revoked_at = coalesce(revoked_at, ${timestamptz(now)})
        where session_id = ${sessionId}`,
  );
}
