import { type SupabaseClient } from '@supabase/supabase-js';
import { isJson } from '../../domain/jsonReader';
import { type Problem } from '../../domain/problem';

/** PostgREST's code for "the result contains 0 rows". */
const NO_ROWS = 'PGRST116';

/**
 * Looks a person up in the hosted table of admins: false for "no rows" alone; any other failure is a Problem. `token`
 * is the person's own: without it the client would send the API key, to which the row-level policy shows no rows.
 */
export async function readIsAdmin(
  supabase: Pick<SupabaseClient, 'from'>,
  token: string,
  userId: string,
): Promise<boolean | Problem> {
  const message = 'Failed to load admin data';
  const query = supabase.from('admins').select('*').eq('id', userId).single();
  // No retries by the client: the console reports the failure at once and offers a retry.
  const response = await query.setHeader('Authorization', `Bearer ${token}`).retry(false);
  const { error, status } = response;
  if (error === null && isJson(response.data)) return true;
  if (error?.code === NO_ROWS) return false;
  // Status that the client reports for a call without a response.
  if (status === 0) return { code: 'network', message };
  return { code: 'other', message, detail: error?.message, status };
}
