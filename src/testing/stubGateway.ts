import { type AuthGateway } from '../state/session/authGateway';

/** Stub of the hosted backend: signed in with a fixed token, without session events. */
export const stubGateway = (change: Partial<AuthGateway> = {}): AuthGateway => ({
  watch: () => () => undefined,
  accessToken: async () => 'token',
  refresh: async () => 'refused',
  signInWithGoogle: async () => null,
  signOut: async () => 'everywhere',
  readIsAdmin: async () => true,
  ...change,
});
