/** Who a token speaks for. Name and picture are what the person says of themselves. */
export interface Person {
  id: string;
  email: string | null;
  full_name: string | null;
  avatar_url: string | null;
}

export interface TokenVerifier {
  /** Null when the token is none of ours, or no longer valid. */
  verify(token: string): Promise<Person | null>;
}
