export interface SupabaseOptions {
  url: string;
  anonKey: string;
  /** Absolute URL that Google sign-in comes back to. */
  redirectTo: string;
}
