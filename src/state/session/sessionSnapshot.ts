import { isJson } from '../../domain/jsonReader';
import { isDisplayableUrl } from '../../domain/text/httpUrl';
import { type SessionPerson } from './authGateway';
import { localTexts } from './failSafeTexts';

/**
 * The console's own copy of what the client last reported about the session, for the time before the
 * client is loaded. The refresh token is not part of it: refreshing is the client's alone.
 */
export interface SessionSnapshot {
  person: SessionPerson;
  accessToken: string;
  /** True when its access token has expired by this device's clock. */
  isExpired: boolean;
}

/** A session as the client returns it; `expires_at` in seconds since 1970. */
export interface ClientSession {
  access_token: string;
  expires_at?: number;
  user: unknown;
}

const KEY = 'kathayatra:session';

/** The client refreshes a token this long before its end. */
const MARGIN_MS = 90_000;

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const urlOrNull = (value: unknown) =>
  typeof value === 'string' && isDisplayableUrl(value) ? value : null;

/** The person of a backend user, as far as the record has it; null for none. */
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

/** Saves who is signed in; null, and nothing is saved, for a session without a person. */
export function saveSessionSnapshot(session: ClientSession): SessionPerson | null {
  const person = personOfUser(session.user);
  if (person === null) return null;
  const { access_token: accessToken, expires_at: expiresAt = null } = session;
  // With a full or forbidden storage the next start waits for the client.
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
 * The session this device knows of, without any request: a token that could not be refreshed for
 * lack of a network still says whose cache and whose unsent edits these are. Null when there is
 * none, or none that can be read.
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
