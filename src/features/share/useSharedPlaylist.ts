import { useEffect, useState } from 'react';
import { isJson, numberIn } from '../../domain/jsonReader';
import { limits } from '../../domain/limits';
import { type FetchPage } from '../../state/api/services';
import { pathWithQuery } from '../../state/api/workerCall';
import { requestOf } from '../../state/contract/requestOf';

/** Number of rows to request when the search does not find the playlist; a worker may return fewer. */
const LIST_LIMIT = 100;
const searchFor = (search: string) =>
  requestOf('GET /api/public-playlists', {
    query: { search, lang: 'en', limit: limits.searchResults },
  });
const wholeList = requestOf('GET /api/public-playlists', {
  query: { lang: 'en', limit: LIST_LIMIT },
});

interface PlaylistName {
  name: string;
  /** Empty when there is none. */
  description: string;
  /** Null when the worker does not return it. */
  itemCount: number | null;
}

/** Public playlist with an id, or the state of the look-up; private playlists are not found. */
export type SharedPlaylist = PlaylistName | 'asked' | 'not found' | 'failed';

/** Playlist with an id in a response that is a list, or an object with a list; null when absent or unnamed. */
function playlistIn(body: unknown, id: string): PlaylistName | null {
  const list = Array.isArray(body) ? body : isJson(body) ? body['playlists'] : null;
  const found: unknown = Array.isArray(list)
    ? list.find((row) => isJson(row) && String(row['id']) === id)
    : null;
  if (!isJson(found) || typeof found['name'] !== 'string' || found['name'].trim() === '')
    return null;
  const { name, description } = found;
  return {
    name,
    description: typeof description === 'string' ? description : '',
    itemCount: numberIn(found['item_count'], null),
  };
}

/**
 * Public playlist with an id. There is no request for a single one: the search may find it by id, otherwise it is
 * looked up in the list.
 */
export function useSharedPlaylist(fetchPage: FetchPage, workerUrl: string, playlistId: string) {
  const [playlist, setPlaylist] = useState<SharedPlaylist>('asked');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const find = async (request: ReturnType<typeof searchFor>) => {
      const response = await fetchPage(workerUrl + pathWithQuery(request), {
        headers: { accept: 'application/json' },
        signal: stop.signal,
      });
      if (!response.ok) throw new Error(`${request.path} responded with ${response.status}`);
      return playlistIn(await response.json(), playlistId);
    };
    const settle = (found: SharedPlaylist) => {
      if (!stop.signal.aborted) setPlaylist(found);
    };
    find(searchFor(playlistId))
      .then(async (found) => found ?? (await find(wholeList)))
      .then(
        (found) => settle(found ?? 'not found'),
        () => settle('failed'),
      );
    return () => stop.abort();
  }, [fetchPage, workerUrl, playlistId, attempt]);
  return {
    playlist,
    retry: () => {
      setPlaylist('asked');
      setAttempt(attempt + 1);
    },
  };
}
