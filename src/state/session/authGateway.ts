import { type Problem } from '../../domain/problem';

/** The signed-in person, as the hosted backend describes them. */
export interface SessionPerson {
  id: string;
  email: string | null;
  fullName: string | null;
  avatarUrl: string | null;
}

/** A change of the session: an expiry keeps unsent work, a sign-out clears it. */
export type SessionChange =
  | {
      type: 'present';
      person: SessionPerson;
      /** True after a refresh of the token. */
      isRefreshed?: boolean;
    }
  | {
      type: 'absent';
      /** Problem of a sign-in that failed after it had begun, when known. */
      problem?: Problem;
    }
  | { type: 'expired' }
  | { type: 'signedOut' };

export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** The part of the hosted backend that the console needs. */
export interface AuthGateway {
  /** Reports the session that this device holds, then each change; the returned function unsubscribes. */
  watch(report: (change: SessionChange) => void): () => void;
  /** Null without a session; rejects with a TypeError when the token cannot be refreshed for lack of a network. */
  accessToken(): Promise<string | null>;
  /** Refreshes the token; concurrent callers share one refresh. */
  refresh(): Promise<RefreshOutcome>;
  /** Leaves the page on success; otherwise resolves with the problem. */
  signInWithGoogle(): Promise<Problem | null>;
  /** Signs out everywhere, or on this device only when there is no network; rejects when the backend refuses. */
  signOut(): Promise<'everywhere' | 'this device'>;
  /** True when the person is in the admins table, false for "no rows" alone; any other failure is a Problem. */
  readIsAdmin(userId: string): Promise<boolean | Problem>;
}
