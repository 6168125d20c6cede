import { createClient } from '@supabase/supabase-js';
import { type Problem } from '../../domain/problem';
import { formatWait } from '../../domain/text/duration';
import { retryAfterMs } from '../../platform/retryAfter';
import { withTimeout } from '../../platform/withTimeout';
import { READ_SILENCE_MS, withDeadline } from '../../platform/callDeadline';
import { type AuthGateway, type RefreshOutcome } from './authGateway';
import { readIsAdmin } from './readIsAdmin';
import { clearSessionSnapshot, saveSessionSnapshot } from './sessionSnapshot';
import { type SupabaseOptions } from './supabaseOptions';
import { isSessionHeld, watchSession } from './watchSession';

const TIMEOUT_MS = 5000;

/** Fetch for the client, with a deadline per call; a sign-out waits no longer than a look-up. */
function watchCalls() {
  const fetchInTime = withDeadline((input, init) => fetch(input, init), READ_SILENCE_MS);
  let signInProblem: Problem | null = null;
  const ask: typeof fetch = async (input, init) => {
    const response = await fetchInTime(input, init);
    const grant = response.status === 429 ? /grant_type=(\w+)/.exec(String(input))?.[1] : undefined;
    if (grant === undefined) return response;
    const waitMs = retryAfterMs(response.headers, Date.now());
    const when = waitMs === null ? '' : ` Try again in ${formatWait(waitMs)}.`;
    const message = `Failed to sign in with Google. The server is busy.${when}`;
    if (grant === 'pkce') signInProblem = { code: 'other', status: 429, message };
    // Answers 503 for 429: the client treats a refused refresh as the end of the session, and retries after a 503.
    return new Response(response.body, { status: 503, headers: response.headers });
  };
  return { fetch: ask, signInProblem: () => signInProblem };
}

export function createSupabaseGateway(options: SupabaseOptions): AuthGateway {
  const calls = watchCalls();
  const client = createClient(options.url, options.anonKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
    },
    global: { fetch: calls.fetch },
  });
  let isSigningOut = false;
  let running: Promise<RefreshOutcome> | null = null;

  async function accessToken(): Promise<string | null> {
    const result = await withTimeout(client.auth.getSession(), TIMEOUT_MS, () => null);
    if (result === null || isSessionHeld(result.error)) {
      // A session whose token cannot be refreshed offline has not ended.
      throw new TypeError('The sign-in service cannot be reached');
    }
    return result.data.session?.access_token ?? null;
  }

  async function refreshOnce(): Promise<RefreshOutcome> {
    const { data, error } = await client.auth.refreshSession();
    if (data.session !== null) {
      saveSessionSnapshot(data.session);
      return 'refreshed';
    }
    if (isSessionHeld(error)) return 'unreachable';
    // The client keeps a session until its token expires, but the worker has already refused this token.
    clearSessionSnapshot();
    await client.auth.signOut({ scope: 'local' });
    return 'refused';
  }

  return {
    watch: (report) =>
      watchSession(client.auth, {
        isSigningOut: () => isSigningOut,
        signInProblem: calls.signInProblem,
        report,
      }),
    accessToken,

    refresh() {
      running ??= withTimeout(refreshOnce(), TIMEOUT_MS, () => 'unreachable' as const).finally(
        () => {
          running = null;
        },
      );
      return running;
    },

    async signInWithGoogle(): Promise<Problem | null> {
      const { error } = await client.auth.signInWithOAuth({
        provider: 'google',
        options: {
          redirectTo: options.redirectTo,
          // Without it, Google reuses the only account that it knows, even when that is the wrong one.
          queryParams: { prompt: 'select_account' },
        },
      });
      return error ? { code: 'other', message: 'Failed to sign in with Google' } : null;
    },

    async signOut() {
      isSigningOut = true;
      try {
        const { error } = await client.auth.signOut({ scope: 'global' });
        // A status above 0 is a refusal by the backend; 0 means no response, hence no network.
        if (error !== null && (error.status ?? 0) > 0) throw error;
        if (error !== null) await client.auth.signOut({ scope: 'local' });
        clearSessionSnapshot();
        return error ? 'this device' : 'everywhere';
      } finally {
        isSigningOut = false;
      }
    },

    async readIsAdmin(userId) {
      const token = await accessToken().catch(() => null);
      if (token === null) return { code: 'network', message: 'Failed to load admin data' };
      return readIsAdmin(client, token, userId);
    },
  };
}
