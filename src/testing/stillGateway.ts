import { type AuthGateway } from '../state/session/authGateway';

/** A hosted backend in which nothing happens by itself: signed in with one token, unless changed. */
export const stillGateway = (change: Partial<AuthGateway> = {}): AuthGateway => ({
  watch: () => () => undefined,
  accessToken: async () => 'token',
  refresh: async () => 'refused',
  signInWithGoogle: async () => null,
  signOut: async () => 'everywhere',
  readIsAdmin: async () => true,
  ...change,
});
