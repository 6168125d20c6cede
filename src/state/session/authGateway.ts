import { type Problem } from '../../domain/problem';

/** The signed-in person, as the hosted backend describes them. */
export interface SessionPerson {
  id: string;
  email: string | null;
  fullName: string | null;
  avatarUrl: string | null;
}

/** Cause of a session's change: an expiry keeps unsent work, a sign-out clears it. */
export type SessionChange =
  | {
      type: 'present';
      person: SessionPerson;
      /** True after a refresh of the token. */
      isRefreshed?: boolean;
    }
  | {
      type: 'absent';
      /** Reason for which a sign-in that was begun did not succeed, where it is known. */
      problem?: Problem;
    }
  | { type: 'expired' }
  | { type: 'signedOut' };

export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** The hosted backend, as far as the console needs it. */
export interface AuthGateway {
  /** Reports whose session this device holds, then each change until the returned function is called. */
  watch(report: (change: SessionChange) => void): () => void;
  /** Null without a session; rejects with a TypeError while it can't be refreshed for lack of a network. */
  accessToken(): Promise<string | null>;
  /** One refresh at a time: callers that come together share it. */
  refresh(): Promise<RefreshOutcome>;
  /** Leaves the page on success; else returns what went wrong. */
  signInWithGoogle(): Promise<Problem | null>;
  /** Everywhere where the network allows, else on this device only; rejects where the backend refuses. */
  signOut(): Promise<'everywhere' | 'this device'>;
  /** True when the person is in the admins table; a failure other than "no rows" is a Problem. */
  readIsAdmin(userId: string): Promise<boolean | Problem>;
}
