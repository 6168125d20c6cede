import { isJson } from '../../domain/jsonReader';
import { isDisplayableUrl } from '../../domain/text/httpUrl';
import { type SessionPerson } from './authGateway';
import { localTexts } from './failSafeTexts';

/**
 * Copy of the session as the client last reported it, used until the client has loaded. Lacks the refresh token: only
 * the client refreshes.
 */
export interface SessionSnapshot {
  person: SessionPerson;
  accessToken: string;
  /** True when the access token has expired by this device's clock. */
  isExpired: boolean;
}

/** A session as the client returns it; `expires_at` in seconds since 1970. */
export interface ClientSession {
  access_token: string;
  expires_at?: number;
  user: unknown;
}

const KEY = 'kathayatra:session';

/** The client refreshes a token this long before its expiry. */
const MARGIN_MS = 90_000;

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const urlOrNull = (value: unknown) =>
  typeof value === 'string' && isDisplayableUrl(value) ? value : null;

/** The person in a backend user; null without an id. */
export function personOfUser(user: unknown): SessionPerson | null {
  if (!isJson(user) || typeof user['id'] !== 'string' || user['id'] === '') return null;
  const metadata = isJson(user['user_metadata']) ? user['user_metadata'] : {};
  return {
    id: user['id'],
    email: textOrNull(user['email']),
    fullName: textOrNull(metadata['full_name']),
    avatarUrl: urlOrNull(metadata['avatar_url']),
  };
}

/** Saves a session's snapshot; returns null and saves nothing for a session without a person. */
export function saveSessionSnapshot(session: ClientSession): SessionPerson | null {
  const person = personOfUser(session.user);
  if (person === null) return null;
  const { access_token: accessToken, expires_at: expiresAt = null } = session;
  // When storage is full or blocked, the next start waits for the client.
  localTexts.set(KEY, JSON.stringify({ person, accessToken, expiresAt }));
  return person;
}

export function clearSessionSnapshot(): void {
  localTexts.remove(KEY);
}

function personIn(value: unknown): SessionPerson | null {
  if (!isJson(value) || typeof value['id'] !== 'string' || value['id'] === '') return null;
  return {
    id: value['id'],
    email: textOrNull(value['email']),
    fullName: textOrNull(value['fullName']),
    avatarUrl: urlOrNull(value['avatarUrl']),
  };
}

/**
 * Reads the session stored on this device, without a request: even a token that could not be refreshed offline
 * identifies the owner of the cache and of the unsent edits. Null when none is stored or the stored one is invalid.
 */
export function readSessionSnapshot(nowMs: number): SessionSnapshot | null {
  let saved: unknown;
  try {
    saved = JSON.parse(localTexts.get(KEY) ?? 'null');
  } catch {
    return null;
  }
  if (!isJson(saved)) return null;
  const { accessToken, expiresAt } = saved;
  const person = personIn(saved['person']);
  if (person === null || typeof accessToken !== 'string' || accessToken === '') return null;
  const isExpired = typeof expiresAt === 'number' && expiresAt * 1000 - MARGIN_MS < nowMs;
  return { person, accessToken, isExpired };
}
