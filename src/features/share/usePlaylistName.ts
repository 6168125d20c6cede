import { useEffect, useState } from 'react';
import { isJson, numberIn } from '../../domain/reading';
import { limits } from '../../domain/limits';
import { type FetchPage } from '../../state/api/services';
import { addressOf } from '../../state/api/workerCall';
import { requestOf } from '../../state/contract/requestOf';

/** Rows asked for where a search does not find the playlist; a worker may answer fewer. */
const LIST_LIMIT = 100;
const searchFor = (search: string) =>
  requestOf('GET /api/public-playlists', {
    query: { search, lang: 'en', limit: limits.searchResults },
  });
const wholeList = requestOf('GET /api/public-playlists', {
  query: { lang: 'en', limit: LIST_LIMIT },
});

export interface PlaylistName {
  name: string;
  /** Null where the worker does not tell it. */
  itemCount: number | null;
}

/** The playlist in an answer of the call: a list, or a list in an object. */
function playlistIn(answer: unknown, id: string): PlaylistName | null {
  const list = Array.isArray(answer) ? answer : isJson(answer) ? answer['playlists'] : null;
  const found: unknown = Array.isArray(list)
    ? list.find((row) => isJson(row) && String(row['id']) === id)
    : null;
  if (!isJson(found) || typeof found['name'] !== 'string' || found['name'].trim() === '')
    return null;
  return { name: found['name'], itemCount: numberIn(found['item_count'], null) };
}

/**
 * Name of a public playlist; null for others, and where none can be read. There is no call for one playlist: a worker
 * may find it by its id, else it is looked for in the list.
 */
export function usePlaylistName(
  fetchPage: FetchPage,
  workerUrl: string,
  playlistId: string,
): PlaylistName | null {
  const [playlist, setPlaylist] = useState<PlaylistName | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const find = async (request: ReturnType<typeof searchFor>) => {
      const response = await fetchPage(workerUrl + addressOf(request), {
        headers: { accept: 'application/json' },
        signal: stop.signal,
      });
      return response.ok ? playlistIn(await response.json(), playlistId) : null;
    };
    find(searchFor(playlistId))
      .then(async (found) => found ?? (await find(wholeList)))
      .then(setPlaylist)
      // The page says what it can without the name.
      .catch(() => undefined);
    return () => stop.abort();
  }, [fetchPage, workerUrl, playlistId]);
  return playlist;
}
