import { pickDuration, pickWord, type EditorCalls, type Random } from './mixedLoad';
import { signInByHttp } from './signInByHttp';

/** An editor of this worker: the list, which they have and others change, languages, search and pages of tours. */
export async function editorCalls(url: string): Promise<EditorCalls> {
  const authorization = `Bearer ${await signInByHttp(url)}`;
  const headers = { authorization, 'accept-encoding': 'gzip, deflate, br' };
  const list = await fetch(`${url}/api/tours?lang=en`, { headers });
  const ids = ((await list.json()) as { id: string }[]).map(({ id }) => id); // our own response
  // An editor who has the list asks whether it is still the same.
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
