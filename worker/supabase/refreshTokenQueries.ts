import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { firstRow, timestampParameter, type Database } from '../database/database';
import { refreshTokens, sessions } from '../schema/accountTables';

export type RefreshToken = Omit<typeof refreshTokens.$inferSelect, 'created_at'>;

/** The token; locks its session until the transaction ends, so that concurrent refreshes are serialised. */
export async function findRefreshToken(db: Database, token: string): Promise<RefreshToken | null> {
  const isToken = eq(refreshTokens.token, token);
  const sessionId = db.select({ id: refreshTokens.session_id }).from(refreshTokens).where(isToken);
  await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  return firstRow(await db.select().from(refreshTokens).where(isToken));
}

/** The unrevoked token of a session; null if there is none. */
export async function findActiveToken(
  db: Database,
  sessionId: string,
): Promise<RefreshToken | null> {
  const { session_id, revoked_at, created_at } = refreshTokens;
  return firstRow(
    await db
      .select()
      .from(refreshTokens)
      .where(and(eq(session_id, sessionId), isNull(revoked_at)))
      .orderBy(desc(created_at))
      .limit(1),
  );
}

/** Adds a token to a session and returns it; `parent` is the token that it was exchanged for. */
export async function addRefreshToken(
  db: Database,
  sessionId: string,
  parent: string | null,
  now: Date,
): Promise<string> {
  const added = await db
    .insert(refreshTokens)
    .values({
      token: sql`replace(gen_random_uuid()::text, '-', '')`,
      session_id: sessionId,
      parent,
      created_at: now.toISOString(),
    })
    .returning({ token: refreshTokens.token });
  const token = firstRow(added)?.token;
  if (token === undefined) throw new Error('The refresh token was not stored');
  return token;
}

/** Revokes tokens; already revoked ones keep their time. */
async function revoke(db: Database, isRevoked: SQL, now: Date): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ revoked_at: sql`coalesce(${refreshTokens.revoked_at}, ${timestampParameter(now)})` })
    .where(isRevoked);
}

/** Revokes one token. */
export const revokeToken = (db: Database, token: string, now: Date): Promise<void> =>
  revoke(db, eq(refreshTokens.token, token), now);

/** Revokes all tokens of a session. */
export const revokeSessionTokens = (db: Database, sessionId: string, now: Date): Promise<void> =>
  revoke(db, eq(refreshTokens.session_id, sessionId), now);
