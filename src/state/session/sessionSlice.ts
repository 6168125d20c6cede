import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Problem } from '../../domain/problem';
import { type SessionPerson } from './authGateway';

export type AdminStatus = 'unknown' | 'checking' | 'admin' | 'not admin' | 'failed';

export interface SessionState {
  /** 'expired' differs from 'signed out': unsent work is kept for the same person. */
  status: 'loading' | 'signed out' | 'signed in' | 'expired';
  person: SessionPerson | null;
  admin: AdminStatus;
  adminProblem: Problem | null;
  /** True when the backend has confirmed the person's access since the page was opened. */
  isVerified: boolean;
  /** True when the worker refused a freshly refreshed token; the same session would be refused again. */
  isRefused: boolean;
  /** True when the person signed out, so that no return URL is stored. */
  hasLeft: boolean;
}

const initialState: SessionState = {
  status: 'loading',
  person: null,
  admin: 'unknown',
  adminProblem: null,
  isVerified: false,
  isRefused: false,
  hasLeft: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The person whose cache is being opened; the status stays 'loading' meanwhile. */
    sessionAwaited(state, { payload }: PayloadAction<SessionPerson>) {
      if (state.status === 'loading') state.person = payload;
    },
    sessionFound(state, { payload }: PayloadAction<SessionPerson>) {
      const isSamePerson = state.person?.id === payload.id;
      if (isSamePerson && state.isRefused) return;
      state.isRefused = false;
      state.status = 'signed in';
      state.person = payload;
      if (!isSamePerson) {
        state.admin = 'unknown';
        state.adminProblem = null;
        state.isVerified = false;
      }
    },
    sessionMissed(state) {
      if (state.status !== 'loading') return;
      state.status = 'signed out';
      state.person = null;
    },
    /** `payload`: message of the call that discovered the expiry, if any. */
    sessionExpired(state, _action: PayloadAction<string | undefined>) {
      if (state.status === 'signed in') state.status = 'expired';
    },
    /** The worker refused a freshly refreshed token; `payload`: message of that call. */
    sessionRefused(state, _action: PayloadAction<string>) {
      if (state.status === 'signed in') state.status = 'expired';
      state.isRefused = true;
    },
    /** A known admin does not wait for the result, because the worker checks every call again. */
    adminCheckStarted(state, { payload }: PayloadAction<{ isKnown: boolean }>) {
      if (state.admin !== 'admin') state.admin = payload.isKnown ? 'admin' : 'checking';
      state.adminProblem = null;
    },
    adminChecked(state, { payload }: PayloadAction<{ isAdmin: boolean }>) {
      state.admin = payload.isAdmin ? 'admin' : 'not admin';
      state.isVerified = true;
    },
    /** A known admin stays one; anybody else sees the failure, never the screen for requesting access. */
    adminCheckFailed(state, { payload }: PayloadAction<{ problem: Problem; isKnown: boolean }>) {
      if (payload.isKnown || state.admin === 'admin') {
        state.admin = 'admin';
      } else {
        state.admin = 'failed';
        state.adminProblem = payload.problem;
      }
    },
    signedOut() {
      return { ...initialState, status: 'signed out' as const, hasLeft: true };
    },
  },
  selectors: {
    selectSession: (state) => state,
    selectPerson: (state) => state.person,
  },
});

export const {
  sessionAwaited,
  sessionFound,
  sessionMissed,
  sessionExpired,
  sessionRefused,
  adminCheckStarted,
  adminChecked,
  adminCheckFailed,
  signedOut,
} = sessionSlice.actions;
export const { selectSession, selectPerson } = sessionSlice.selectors;
