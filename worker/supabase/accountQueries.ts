import { sql, type SQL } from 'drizzle-orm';
import {
  type Database,
  isoTimestamp,
  timestamptz,
  queryRecord,
  queryRecords,
} from '../database/database';
import type { LocalAccount } from './localAccounts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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

const createdAt = isoTimestamp(sql`u.created_at`);
const account = sql`jsonb_build_object(
  'id', u.id, 'aud', 'authenticated', 'role', 'authenticated', 'email', u.email,
  'email_confirmed_at', ${createdAt}, 'phone', '',
  'app_metadata', jsonb_build_object('provider', 'google', 'providers', jsonb_build_array('google')),
  'user_metadata', jsonb_build_object(
    'full_name', u.full_name, 'name', u.full_name, 'email', u.email,
    'email_verified', true, 'avatar_url', null),
  'identities', '[]'::jsonb,
  'created_at', ${createdAt}, 'updated_at', ${createdAt}, 'is_anonymous', false)`;

export function listAccounts(db: Database): Promise<LocalAccount[]> {
  return queryRecords<LocalAccount>(
    db,
    sql`select jsonb_build_object(
          'id', id, 'email', email, 'full_name', full_name, 'note', note) as record
        from auth_local.users order by position`,
  );
}

export function findAccount(db: Database, id: string): Promise<Account | null> {
  return queryRecord<Account>(
    db,
    sql`select ${account} as record from auth_local.users u where u.id = ${id}`,
  );
}

/** The user of a session that has not ended. */
export function findSessionAccount(db: Database, sessionId: string): Promise<Account | null> {
  return queryRecord<Account>(
    db,
    sql`select ${account} as record
        from auth_local.sessions s join auth_local.users u on u.id = s.user_id
        where s.id = ${sessionId}`,
  );
}

/** True for a session that was signed out, here or everywhere; its row is deleted then. */
export async function isSessionEnded(db: Database, sessionId: string): Promise<boolean> {
  const session = await queryRecord(
    db,
    sql`select to_jsonb(true) as record from auth_local.sessions
        where id = ${uuidPattern.test(sessionId) ? sessionId : null}`,
  );
  return session === null;
}

export interface FlowState {
  user_id: string;
  code_challenge: string;
  created_at: string;
}

/** Stores the chosen user and the PKCE challenge until the code is exchanged; returns the code. */
export async function addFlowState(
  db: Database,
  userId: string,
  codeChallenge: string,
  now: Date,
): Promise<string> {
  const added = await queryRecord<{ auth_code: string }>(
    db,
    sql`insert into auth_local.flow_states (user_id, code_challenge, created_at)
        values (${userId}, ${codeChallenge}, ${timestamptz(now)})
        returning jsonb_build_object('auth_code', auth_code) as record`,
  );
  if (added === null) throw new Error('The sign-in code was not stored');
  return added.auth_code;
}

export function findFlowState(db: Database, authCode: string): Promise<FlowState | null> {
  return queryRecord<FlowState>(
    db,
    sql`select jsonb_build_object('user_id', user_id, 'code_challenge', code_challenge,
          'created_at', ${isoTimestamp(sql`created_at`)}) as record
        from auth_local.flow_states where auth_code::text = ${authCode}`,
  );
}

/** Deletes the flow state; false when a concurrent exchange has done so. */
export async function consumeFlowState(db: Database, authCode: string): Promise<boolean> {
  const deleted = await queryRecord(
    db,
    sql`delete from auth_local.flow_states where auth_code::text = ${authCode}
        returning jsonb_build_object('auth_code', auth_code) as record`,
  );
  return deleted !== null;
}

export async function addSession(db: Database, userId: string, now: Date): Promise<string> {
  const added = await queryRecord<{ id: string }>(
    db,
    sql`insert into auth_local.sessions (user_id, created_at)
        values (${userId}, ${timestamptz(now)})
        returning jsonb_build_object('id', id) as record`,
  );
  if (added === null) throw new Error('The session was not stored');
  return added.id;
}

export type SignOutScope = 'global' | 'local' | 'others';

/** Ends sessions; their refresh tokens are deleted with them. */
export async function endSessions(
  db: Database,
  userId: string,
  sessionId: string,
  scope: SignOutScope,
): Promise<void> {
  const conditions: Record<SignOutScope, SQL> = {
    global: sql`user_id = ${userId}`,
    local: sql`id = ${sessionId}`,
    others: sql`user_id = ${userId} and id <> ${sessionId}`,
  };
  await db.execute(sql`delete from auth_local.sessions where ${conditions[scope]}`);
}
