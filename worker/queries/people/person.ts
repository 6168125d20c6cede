/** Person of an access token. Name and picture come from the person's own profile. */
export interface Person {
  id: string;
  email: string | null;
  full_name: string | null;
  avatar_url: string | null;
}

export interface TokenVerifier {
  /** The person of a token; null when the token is invalid or expired. */
  verify(token: string): Promise<Person | null>;
}
