import { type Media, type MediaType } from '../../domain/tours/media';
import { type MediaChange } from '../../domain/tours/mediaRules';
import { type Problem } from '../../domain/problem';
import { FieldReader, firstIn, UnexpectedResponse } from '../../domain/jsonReader';
import { formOf } from '../contract/formOf';
import { requestOf } from '../contract/requestOf';
import { mediaChanged, mediaReceived, mediaRemoved } from '../model/mediaSlice';
import { readMedia } from '../api/readRecords';
import { parseResponse, parseWrittenRecord } from '../api/parseResponse';
import { type WriteOptions } from '../api/workerBaseQuery';
import { workerApi } from '../api/workerApi';

export interface UploadRequest {
  file: File;
  tourId: string;
  sectionId: string | null;
  language: string;
  type: MediaType;
  onProgress: (share: number) => void;
}

export function uploadForm(request: Omit<UploadRequest, 'onProgress'>): FormData {
  // The fields precede the file, so that a streaming worker knows what the bytes are.
  return formOf('POST /upload', {
    tour_id: request.tourId,
    section_id: request.sectionId ?? undefined,
    language: request.language,
    type: request.type,
    filename: request.file.name,
    file: request.file,
  });
}

/** False for a time-out: the worker may have stored the file, so the section is refetched. */
const isRefusal = (error: Problem | undefined) => error !== undefined && error.isTimeout !== true;

/** Reads a complete medium; throws `UnexpectedResponse` when the title, the transcript or the URL is missing. */
function readWhole(data: unknown, call: string): Media {
  const value = firstIn(data, call, 'media', 'media_record');
  FieldReader.of(value, call).requireAll('title', 'transcript_text');
  const media = readMedia(value, call);
  if (media.public_url === '') throw new UnexpectedResponse(call, 'public_url');
  return media;
}

export const mediaEndpoints = workerApi.injectEndpoints({
  endpoints: (build) => ({
    getMedia: build.query<Media, { mediaId: string }>({
      async queryFn({ mediaId }, { dispatch }, _extra, baseQuery) {
        const call = 'GET /api/media/{id}';
        const read = parseResponse(
          await baseQuery(requestOf(call, { path: { id: mediaId } })),
          (data) => readMedia(firstIn(data, call, 'media', 'media_record'), call),
        );
        if (read.data) dispatch(mediaReceived(read.data));
        return read;
      },
    }),

    upload: build.mutation<Media | null, UploadRequest>({
      async queryFn(request, { dispatch }, _extra, baseQuery) {
        const call = 'POST /upload';
        const form = uploadForm(request);
        const { onProgress } = request;
        const result = await baseQuery({ ...requestOf(call), form, onProgress });
        if (result.error) {
          const { error } = result;
          const { code, status, detail } = error;
          const isRefused = status !== undefined && status !== 401 && code !== 'invalid_response';
          const message = isRefused ? `Upload failed: ${status} - ${detail ?? ''}` : error.message;
          return { error: { ...error, message } };
        }
        const read = parseWrittenRecord(result, (data): Media => {
          const from = FieldReader.of(firstIn(data, call), call);
          const record = from.first('media_record', 'media') ?? firstIn(data, call);
          const media = readMedia(record, call);
          return {
            ...media,
            tour_id: request.tourId,
            section_id: media.section_id ?? request.sectionId,
            language: request.language,
            type: request.type,
            filename: media.filename ?? request.file.name,
            public_url: media.public_url || (from.urlOrNull('public_url') ?? ''),
            created_at: media.created_at || new Date().toISOString(),
          };
        });
        if (read.data) dispatch(mediaReceived(read.data));
        return read;
      },
      invalidatesTags: (_result, error, { sectionId, tourId }) =>
        isRefusal(error)
          ? []
          : [
              sectionId === null
                ? { type: 'Tour', id: tourId }
                : { type: 'Section', id: sectionId },
            ],
    }),

    updateMedia: build.mutation<
      Media | null,
      WriteOptions & { mediaId: string; change: MediaChange }
    >({
      async queryFn({ mediaId, change, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const call = 'PATCH /api/media/{id}';
        const request = requestOf(call, { path: { id: mediaId }, body: change });
        const result = await baseQuery({ ...request, writeHeaders });
        const read = parseWrittenRecord(result, (data) => readWhole(data, call));
        if (read.data) dispatch(mediaReceived(read.data));
        else if (read.data === null) dispatch(mediaChanged({ mediaId, change }));
        return read;
      },
    }),

    /** Sends a multipart PATCH; workers that do not support it respond with 404, 405 or 415. */
    replaceMediaFile: build.mutation<Media | null, UploadRequest & { mediaId: string }>({
      async queryFn({ mediaId, ...request }, { dispatch }, _extra, baseQuery) {
        const call = 'PATCH /api/media/{id}';
        const { file, language, type, onProgress } = request;
        const form = formOf(call, { language, type, filename: file.name, file });
        const sent = requestOf(call, { path: { id: mediaId } });
        const result = await baseQuery({ ...sent, form, onProgress });
        if (result.error) return { error: result.error };
        const written = parseWrittenRecord(result, (data) => readWhole(data, call));
        // The file has a new URL; the medium is fetched when the response to the PATCH lacks it.
        const readCall = 'GET /api/media/{id}';
        const read = written.data
          ? written
          : parseWrittenRecord(
              await baseQuery(requestOf(readCall, { path: { id: mediaId } })),
              (data) => readWhole(data, readCall),
            );
        if (read.data) dispatch(mediaReceived(read.data));
        return { data: read.data ?? null };
      },
      invalidatesTags: (_result, error, { sectionId }) =>
        isRefusal(error) || sectionId === null ? [] : [{ type: 'Section', id: sectionId }],
    }),

    deleteMedia: build.mutation<null, WriteOptions & { mediaId: string }>({
      async queryFn({ mediaId, writeHeaders }, { dispatch }, _extra, baseQuery) {
        const request = requestOf('DELETE /api/media/{id}', { path: { id: mediaId } });
        const result = await baseQuery({ ...request, writeHeaders });
        if (result.error) return { error: result.error };
        dispatch(mediaRemoved(mediaId));
        return { data: null };
      },
    }),
  }),
});
