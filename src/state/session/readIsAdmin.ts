import { isJson } from '../../domain/reading';
import { type Problem } from '../../domain/problem';
import { type SupabaseOptions } from './supabaseOptions';

/** PostgREST's code for "the result contains 0 rows". */
const NO_ROWS = 'PGRST116';

/**
 * Looks a person up in the hosted table of admins, `select('*').eq('id', …).single()` in the client's
 * words: false is "no rows" alone, any other failure is a Problem. `token`: the person's own.
 */
export async function readIsAdmin(
  { url, anonKey }: Pick<SupabaseOptions, 'url' | 'anonKey'>,
  token: string,
  userId: string,
): Promise<boolean | Problem> {
  const message = 'Failed to load admin data';
  const query = new URLSearchParams({ select: '*', id: `eq.${userId}` });
  let answer: Response;
  try {
    answer = await fetch(`${url}/rest/v1/admins?${query}`, {
      headers: {
        // One record and not a list.
        accept: 'application/vnd.pgrst.object+json',
        apikey: anonKey,
        authorization: `Bearer ${token}`,
      },
    });
  } catch {
    return { code: 'network', message };
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && isJson(body)) return true;
  if (isJson(body) && body['code'] === NO_ROWS) return false;
  const detail = isJson(body) && typeof body['message'] === 'string' ? body['message'] : undefined;
  return { code: 'other', message, detail, status: answer.status };
}
