import { isJson } from '../../domain/reading';
import { type SessionPerson } from './authGateway';

export interface StoredSession {
  person: SessionPerson;
  accessToken: string;
  /** True when its access token has expired by this device's clock. */
  isExpired: boolean;
}

/** The client refreshes a token this long before its end. */
const MARGIN_MS = 90_000;

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Key under which the client stores a project's session: its default, named here to read it without the client. */
export function sessionKey(supabaseUrl: string): string {
  return `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`;
}

/** The person of a backend user, as far as the record tells; null for none. */
export function personOfUser(user: unknown): SessionPerson | null {
  if (!isJson(user) || typeof user['id'] !== 'string' || user['id'] === '') return null;
  const metadata = isJson(user['user_metadata']) ? user['user_metadata'] : {};
  return {
    id: user['id'],
    email: textOrNull(user['email']),
    fullName: textOrNull(metadata['full_name']),
    avatarUrl: textOrNull(metadata['avatar_url']),
  };
}

/**
 * The session this device holds, without asking anybody: a token that could not be refreshed for
 * lack of a network still says whose cache and whose unsent edits these are. Null when there is
 * none, or none that can be read.
 */
export function readStoredSession(key: string, nowMs: number): StoredSession | null {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
  if (!isJson(stored)) return null;
  const person = personOfUser(stored['user']);
  const { expires_at: expiresAt, access_token: accessToken = '' } = stored;
  if (person === null || typeof stored['refresh_token'] !== 'string') return null;
  const isExpired = typeof expiresAt === 'number' && expiresAt * 1000 - MARGIN_MS < nowMs;
  return { person, accessToken: typeof accessToken === 'string' ? accessToken : '', isExpired };
}
