export interface SupabaseOptions {
  url: string;
  anonKey: string;
  /** Absolute URL to which Google redirects after the sign-in. */
  redirectTo: string;
}
