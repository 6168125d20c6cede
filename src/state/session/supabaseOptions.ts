export interface SupabaseOptions {
  url: string;
  anonKey: string;
  /** Absolute address that Google sign-in comes back to. */
  redirectTo: string;
}
