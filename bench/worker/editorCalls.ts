import { pickDuration, pickWord, type EditorCalls, type Random } from './mixedLoad';
import { signInByHttp } from './signInByHttp';

/**
 * Calls of an editor on this worker: the list, which they have cached and others change, languages, search and tour
 * pages.
 */
export async function editorCalls(url: string): Promise<EditorCalls> {
  const authorization = `Bearer ${await signInByHttp(url)}`;
  const headers = { authorization, 'accept-encoding': 'gzip, deflate, br' };
  const list = await fetch(`${url}/api/tours?lang=en`, { headers });
  const ids = ((await list.json()) as { id: string }[]).map(({ id }) => id); // this worker's own response
  // An editor with a cached list sends a conditional request.
  const known = { ...headers, 'if-none-match': list.headers.get('etag') ?? '' };
  const paths: readonly ((random: Random) => string)[] = [
    () => '/api/languages',
    (random) => `/api/search?q=${encodeURIComponent(pickWord(random))}&lang=en&limit=20`,
    (random) => `/api/tours/${random.pick(ids)}?lang=en`,
    (random) => `/api/tours/${random.pick(ids)}?lang=hi`,
    (random) => `/api/tours/${random.pick(ids)}/sections?lang=en`,
    (random) => `/api/tours/${random.pick(ids)}/translations`,
  ];
  return {
    reads: [
      () => ({ path: '/api/tours?lang=en', headers: known }),
      ...paths.map((path) => (random: Random) => ({
        path: path(random),
        headers,
      })),
    ],
    change: (random) => ({
      method: 'PATCH',
      path: `/api/tours/${random.pick(ids)}?lang=en`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ duration_seconds: pickDuration(random) }),
    }),
  };
}
