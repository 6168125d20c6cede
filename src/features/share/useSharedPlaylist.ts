import { useEffect, useState } from 'react';
import { isJson, numberIn } from '../../domain/jsonReader';
import { limits } from '../../domain/limits';
import { type FetchPage } from '../../state/api/services';
import { pathWithQuery } from '../../state/api/workerCall';
import { requestOf } from '../../state/contract/requestOf';

/** Rows requested where a search does not find the playlist; a worker may return fewer. */
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
  /** Empty for none. */
  description: string;
  /** Null where the worker does not return it. */
  itemCount: number | null;
}

/** Public playlist of an id, as far as it is known: private ones are not found either. */
export type SharedPlaylist = PlaylistName | 'asked' | 'not found' | 'failed';

/** The playlist in a response of the call: a list, or a list in an object. */
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
 * The public playlist of an id. There is no call for one playlist: a worker may find it by its id, else it is looked
 * for in the list.
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
