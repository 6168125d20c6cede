import type { Database } from '../../database/database';

/** Person of an access token. Name and picture are those of the person's own profile. */
export interface Person {
  id: string;
  email: string | null;
  full_name: string | null;
  avatar_url: string | null;
}

export interface TokenVerifier {
  /** The person of a token; null when the token is invalid or expired, or its session was signed out. */
  verify(token: string, database: Database): Promise<Person | null>;
}
