import { useEffect, useState } from 'react';
import { isJson, numberIn } from '../../domain/reading';
import { limits } from '../../domain/limits';
import { type FetchPage } from '../../state/api/services';
import { addressOf } from '../../state/api/workerCall';
import { requestOf } from '../../state/contract/requestOf';

const request = requestOf('GET /api/public-playlists', {
  query: { lang: 'en', limit: limits.searchResults },
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

/** Name of a playlist that the public list has; null for others, and where the list cannot be read. */
export function usePlaylistName(
  fetchPage: FetchPage,
  workerUrl: string,
  playlistId: string,
): PlaylistName | null {
  const [playlist, setPlaylist] = useState<PlaylistName | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetchPage(workerUrl + addressOf(request), {
      headers: { accept: 'application/json' },
      signal: stop.signal,
    })
      .then(async (response) =>
        response.ok ? playlistIn(await response.json(), playlistId) : null,
      )
      .then(setPlaylist)
      // The page says what it can without the name.
      .catch(() => undefined);
    return () => stop.abort();
  }, [fetchPage, workerUrl, playlistId]);
  return playlist;
}
