import { createClient, type Session } from '@supabase/supabase-js';
import { type Problem } from '../../domain/problem';
import {
  type AuthGateway,
  type RefreshOutcome,
  type SessionChange,
  type SessionPerson,
} from './authGateway';

export interface SupabaseOptions {
  url: string;
  anonKey: string;
  /** Absolute address that Google sign-in comes back to. */
  redirectTo: string;
}

/** PostgREST's code for "the result contains 0 rows". */
const NO_ROWS = 'PGRST116';

function personOf(session: Session): SessionPerson {
  const { user } = session;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    id: user.id,
    email: user.email ?? null,
    fullName: text(user.user_metadata['full_name']),
    avatarUrl: text(user.user_metadata['avatar_url']),
  };
}

export function createSupabaseGateway(options: SupabaseOptions): AuthGateway {
  const client = createClient(options.url, options.anonKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
    },
  });
  let isSigningOut = false;
  let wasPresent = false;
  let running: Promise<RefreshOutcome> | null = null;

  async function refreshOnce(): Promise<RefreshOutcome> {
    const { data, error } = await client.auth.refreshSession();
    if (data.session) return 'refreshed';
    const isUnreachable = error?.name === 'AuthRetryableFetchError';
    return isUnreachable ? 'unreachable' : 'refused';
  }

  return {
    watch(report: (change: SessionChange) => void) {
      const { data } = client.auth.onAuthStateChange((event, session) => {
        if (session) {
          wasPresent = true;
          report({ type: 'present', person: personOf(session) });
        } else if (event === 'SIGNED_OUT') {
          report({ type: isSigningOut || !wasPresent ? 'signedOut' : 'expired' });
          wasPresent = false;
        } else if (event === 'INITIAL_SESSION') {
          report({ type: 'absent' });
        }
      });
      return () => data.subscription.unsubscribe();
    },

    async accessToken() {
      const { data } = await client.auth.getSession();
      return data.session?.access_token ?? null;
    },

    refresh() {
      running ??= refreshOnce().finally(() => {
        running = null;
      });
      return running;
    },

    async signInWithGoogle(): Promise<Problem | null> {
      const { error } = await client.auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: options.redirectTo },
      });
      return error ? { code: 'other', message: 'Failed to sign in with Google' } : null;
    },

    async signOut() {
      isSigningOut = true;
      try {
        const { error } = await client.auth.signOut({ scope: 'global' });
        if (!error) return 'everywhere';
        await client.auth.signOut({ scope: 'local' });
        return 'this device';
      } finally {
        isSigningOut = false;
      }
    },

    async readIsAdmin(userId: string): Promise<boolean | Problem> {
      const { data, error, status } = await client
        .from('admins')
        .select('*')
        .eq('id', userId)
        .single();
      if (data) return true;
      if (error?.code === NO_ROWS) return false;
      return {
        code: status === 0 || !status ? 'network' : 'other',
        message: 'Failed to load admin data',
        detail: error?.message,
        status: status || undefined,
      };
    },
  };
}
