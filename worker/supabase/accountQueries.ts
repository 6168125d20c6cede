import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { SharedRead } from '../database/sharedRead';
import { firstRow, type Database } from '../database/database';
import { isUuid } from '../database/isUuid';
import { flowStates, sessions, users } from '../schema/accountTables';
import type { LocalAccount } from './localAccounts';

/** A user as the hosted backend returns it. */
export interface Account {
  id: string;
  aud: 'authenticated';
  role: 'authenticated';
  email: string;
  email_confirmed_at: string;
  phone: string;
  app_metadata: { provider: string; providers: string[] };
  user_metadata: Record<string, string | boolean | null>;
  identities: unknown[];
  created_at: string;
  updated_at: string;
  is_anonymous: boolean;
}

/** The hosted backend's view of a local user. */
function accountOf(user: typeof users.$inferSelect): Account {
  const { id, email, full_name, created_at } = user;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: created_at,
    phone: '',
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name, name: full_name, email, email_verified: true, avatar_url: null },
    identities: [],
    created_at,
    updated_at: created_at,
    is_anonymous: false,
  };
}

/** Accounts of the chooser, in its order. */
export async function listAccounts(db: Database): Promise<LocalAccount[]> {
  const { id, email, full_name, note, position } = users;
  return db.select({ id, email, full_name, note }).from(users).orderBy(position);
}

/** Null when the user does not exist. */
export async function findAccount(db: Database, id: string): Promise<Account | null> {
  const user = firstRow(await db.select().from(users).where(eq(users.id, id)));
  return user === null ? null : accountOf(user);
}

/** The user of a session that has not ended; null otherwise. */
export async function findSessionAccount(db: Database, sessionId: string): Promise<Account | null> {
  const rows = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.id, sessionId));
  const row = firstRow(rows);
  return row === null ? null : accountOf(row.user);
}

const sessionReads = new SharedRead(
  async (db, id) => (await db.$count(sessions, eq(sessions.id, id))) === 0,
);

/** True for a session that was signed out, locally or globally; sign-out deletes its row. */
export async function isSessionEnded(db: Database, sessionId: string): Promise<boolean> {
  return !isUuid(sessionId) || sessionReads.get(db, sessionId);
}

export type FlowState = Omit<typeof flowStates.$inferSelect, 'auth_code'>;

/** Stores the chosen user and the PKCE challenge until the code is exchanged; returns the code. */
export async function addFlowState(
  db: Database,
  userId: string,
  codeChallenge: string,
  now: Date,
): Promise<string> {
  const added = await db
    .insert(flowStates)
    .values({ user_id: userId, code_challenge: codeChallenge, created_at: now.toISOString() })
    .returning({ code: flowStates.auth_code });
  const code = firstRow(added)?.code;
  if (code === undefined) throw new Error('The sign-in code was not stored');
  return code;
}

/** Compares the code as text, so that a code that is not a UUID matches nothing instead of failing. */
const hasCode = (authCode: string) => sql`${flowStates.auth_code}::text = ${authCode}`;

/** The flow state of a code; null for an unknown one. */
export async function findFlowState(db: Database, authCode: string): Promise<FlowState | null> {
  return firstRow(await db.select().from(flowStates).where(hasCode(authCode)));
}

/** Deletes the flow state; false when a concurrent exchange already has. */
export async function consumeFlowState(db: Database, authCode: string): Promise<boolean> {
  const deleted = await db
    .delete(flowStates)
    .where(hasCode(authCode))
    .returning({ code: flowStates.auth_code });
  return deleted.length > 0;
}

/** Opens a session of a user and returns its id. */
export async function addSession(db: Database, userId: string, now: Date): Promise<string> {
  const added = await db
    .insert(sessions)
    .values({ user_id: userId, created_at: now.toISOString() })
    .returning({ id: sessions.id });
  const id = firstRow(added)?.id;
  if (id === undefined) throw new Error('The session was not stored');
  return id;
}

export type SignOutScope = 'global' | 'local' | 'others';

/** Ends sessions; their refresh tokens are deleted with them. */
export async function endSessions(
  db: Database,
  userId: string,
  sessionId: string,
  scope: SignOutScope,
): Promise<void> {
  const isOwn = eq(sessions.user_id, userId);
  const isEnded: Record<SignOutScope, SQL | undefined> = {
    global: isOwn,
    local: eq(sessions.id, sessionId),
    others: and(isOwn, ne(sessions.id, sessionId)),
  };
  await db.delete(sessions).where(isEnded[scope]);
}
