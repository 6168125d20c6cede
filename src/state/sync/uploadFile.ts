import { nanoid } from '@reduxjs/toolkit';
import { limits } from '../../domain/limits';
import { type Media } from '../../domain/tours/media';
import { type Problem } from '../../domain/problem';
import { announceOutcome, type OutcomeMessages } from '../model/announceOutcome';
import { mediaEndpoints, type UploadRequest } from '../endpoints/mediaEndpoints';
import { type AnyDispatch } from '../api/anyDispatch';
import { problemOf } from '../api/problemOf';
import { uploadCleared, uploadEnded, uploadProgressed, uploadStarted } from '../model/uploadsSlice';

export type UploadOutcome = { /** In the uploads slice. */ uploadId: string } & (
  | { ok: true; /** Null where the worker does not tell it. */ media: Media | null }
  | { ok: false; problem: Problem }
);

/** Stops of the uploads that run, by upload id: functions have no place in the store. */
const stops = new Map<string, () => void>();

export function stopUpload(uploadId: string): void {
  stops.get(uploadId)?.();
}

/**
 * Uploads a file, or puts it in the place of a medium's file, with its progress in the uploads
 * slice. The record is cleared three seconds after success, as specified.
 */
export const uploadFile =
  (request: Omit<UploadRequest, 'onProgress'> & { mediaId?: string }, messages: OutcomeMessages) =>
  async (dispatch: AnyDispatch): Promise<UploadOutcome> => {
    const id = nanoid();
    const { file, mediaId, ...scope } = request;
    dispatch(uploadStarted({ id, filename: file.name, ...scope }));
    const onProgress = (share: number) =>
      void dispatch(uploadProgressed({ id, percent: Math.floor(share * 100) }));
    const { upload, replaceMediaFile } = mediaEndpoints.endpoints;
    const sent = { ...scope, file, onProgress };
    const running =
      mediaId === undefined
        ? dispatch(upload.initiate(sent, { track: false }))
        : dispatch(replaceMediaFile.initiate({ ...sent, mediaId }, { track: false }));
    stops.set(id, () => running.abort());
    const result = await running;
    stops.delete(id);
    if (result.error) {
      const problem = problemOf(result.error);
      const isStopped = problem.code === 'aborted' || isAborted(result.error);
      const status = isStopped ? 'stopped' : 'failed';
      dispatch(uploadEnded({ id, status, message: isStopped ? null : problem.message }));
      if (!isStopped) announceOutcome(dispatch, problem, messages);
      const stopped: Problem = { code: 'aborted', message: 'Stopped' };
      return { ok: false, uploadId: id, problem: isStopped ? stopped : problem };
    }
    dispatch(uploadEnded({ id, status: 'completed', message: null }));
    setTimeout(() => dispatch(uploadCleared(id)), limits.uploadRecordMs);
    announceOutcome(dispatch, null, messages);
    return { ok: true, uploadId: id, media: result.data };
  };

function isAborted(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}
