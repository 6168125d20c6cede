import { type Chapter } from '../../domain/chapters/chapter';
import { type ChapterDraft } from '../../domain/chapters/chapterRules';
import { FieldReader, firstIn, isJson, listIn } from '../../domain/jsonReader';
import { uniqueBy } from '../../platform/uniqueBy';
import { requestOf } from '../contract/requestOf';
import { chapterReceived, chapterRemoved, chaptersReceived } from '../model/mediaSlice';
import { readChapter } from '../api/readRecords';
import { parseResponse } from '../api/parseResponse';
import { type Receipt } from '../api/receipt';
import { type WriteOptions } from '../api/workerBaseQuery';
import { workerApi } from '../api/workerApi';

/** A chapter that cannot be edited because the response lacks its id or its start. */
export interface UnreadableChapter {
  title: string;
  startSeconds: number | null;
}

interface ChapterReceipt extends Receipt {
  unreadableChapters: UnreadableChapter[];
}

function readUnreadable(row: unknown, call: string): UnreadableChapter {
  const from = FieldReader.of(isJson(row) ? row : {}, call);
  return {
    title: from.textOr('', 'title'),
    startSeconds: from.numberOr(null, 'start_time_seconds'),
  };
}

/** Reads the chapters of a response; chapters that cannot be read are returned separately. */
function readChapters(data: unknown, call: string) {
  const rows: Chapter[] = [];
  const unreadable: UnreadableChapter[] = [];
  for (const row of listIn(data, call, 'chapters')) {
    const { data: chapter } = parseResponse({ data: row }, (value) => readChapter(value, call));
    if (chapter === undefined) unreadable.push(readUnreadable(row, call));
    else rows.push(chapter);
  }
  return { rows: uniqueBy(rows, ({ id }) => id), unreadable };
}

export const chaptersEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getChapters: build.query<ChapterReceipt, { mediaId: string }>({
      async queryFn({ mediaId }, { dispatch }, _extra, baseQuery) {
        const call = 'GET /api/media/{id}/chapters';
        const path = { id: mediaId };
        const read = parseResponse(await baseQuery(requestOf(call, { path })), (data) =>
          readChapters(data, call),
        );
        if (read.error) return { error: read.error };
        const fetchedAt = Date.now();
        const { rows, unreadable } = read.data;
        dispatch(chaptersReceived({ mediaId, rows, fetchedAt }));
        return { data: { fetchedAt, unreadableChapters: unreadable } };
      },
      providesTags: (_result, _error, { mediaId }) => [{ type: 'Chapters', id: mediaId }],
    }),

    createChapter: build.mutation<Chapter, WriteOptions & { mediaId: string; draft: ChapterDraft }>(
      {
        async queryFn({ mediaId, draft, writeHeaders }, { dispatch }, _extra, baseQuery) {
          const call = 'POST /api/media/{id}/chapters';
          const request = requestOf(call, { path: { id: mediaId }, body: draft });
          const result = await baseQuery({ ...request, writeHeaders });
          const read = parseResponse(result, (data) => ({
            ...readChapter(firstIn(data, call, 'chapter'), call),
            media_id: mediaId,
          }));
          if (read.data) dispatch(chapterReceived(read.data));
          if (read.error?.code === 'invalid_response') {
            const message = 'No valid chapter data returned from server';
            return { error: { ...read.error, message } };
          }
          return read;
        },
      },
    ),

    updateChapter: build.mutation<
      Chapter,
      WriteOptions & { mediaId: string; chapterId: string; draft: ChapterDraft }
    >({
      async queryFn({ mediaId, chapterId, draft, writeHeaders }, { dispatch }, _extra, baseQuery) {
        if (chapterId === '') {
          const message = 'Invalid chapter ID - cannot update chapter without valid ID';
          return { error: { code: 'invalid', message } };
        }
        const path = { id: chapterId };
        const request = requestOf('PUT /api/chapters/{id}', { path, body: draft });
        const result = await baseQuery({ ...request, writeHeaders });
        if (result.error) return { error: result.error };
        // The sent draft is taken as stored, since a worker may respond to PUT with an empty body.
        const chapter = { ...draft, id: chapterId, media_id: mediaId };
        dispatch(chapterReceived(chapter));
        return { data: chapter };
      },
    }),

    deleteChapter: build.mutation<null, WriteOptions & { chapterId: string }>({
      async queryFn({ chapterId, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const request = requestOf('DELETE /api/chapters/{id}', { path: { id: chapterId } });
        const result = await baseQuery({ ...request, writeHeaders });
        if (result.error) return { error: result.error };
        dispatch(chapterRemoved(chapterId));
        return { data: null };
      },
    }),
  }),
});

export const { useGetChaptersQuery } = chaptersEndpoints;
