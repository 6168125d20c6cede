import { nanoid } from '@reduxjs/toolkit';
import { limits } from '../../domain/limits';
import { type Media } from '../../domain/tours/media';
import { type Problem } from '../../domain/problem';
import { transferPace } from '../../domain/text/transferPace';
import { announceOutcome, type OutcomeMessages } from '../model/announceOutcome';
import { mediaEndpoints, type UploadRequest } from '../endpoints/mediaEndpoints';
import { type AnyDispatch } from '../api/anyDispatch';
import { problemOf } from '../api/problemOf';
import {
  selectUploads,
  uploadBegun,
  uploadCleared,
  uploadEnded,
  uploadProgressed,
  uploadStarted,
  type Upload,
} from '../model/uploadsSlice';

export type UploadOutcome = { /** In the uploads slice. */ uploadId: string } & (
  | { ok: true; /** Null where the worker does not tell it. */ media: Media | null }
  | { ok: false; problem: Problem }
);

type UploadsState = Parameters<typeof selectUploads>[0];
type UploadPlace = Pick<Upload, 'type' | 'language' | 'tourId' | 'sectionId'>;

/** Controls of uploads by id: functions have no place in the store. */
const stops = new Map<string, () => void>();
const retries = new Map<string, (uploadId: string) => void>();

/** Beginnings of the uploads that wait, by id. */
const beginnings = new Map<string, () => void>();

/** Recordings that are sent at the same time: a browser has six connections to a worker, and the screens need some. */
const MAX_RUNNING = 3;

const runningUploads = (state: UploadsState): Upload[] =>
  Object.values(selectUploads(state)).filter(({ status }) => status === 'uploading');

/** Number of recordings that may begin now. */
function freeTurns(state: UploadsState): number {
  const sent = runningUploads(state).filter(
    (upload) => upload.type === 'audio' && !upload.isWaiting,
  );
  return Math.max(0, MAX_RUNNING - sent.length);
}

/** Lets those that wait begin, as far as they may. */
function beginNext(state: UploadsState): void {
  const waiting = runningUploads(state).filter(({ isWaiting }) => isWaiting);
  for (const { id } of waiting.slice(0, freeTurns(state))) beginnings.get(id)?.();
}

/** Resolves when it is an upload's turn: to true, or to false when it was stopped before. */
function waitForTurn(id: string, dispatch: AnyDispatch): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isTurn: boolean) => {
      beginnings.delete(id);
      stops.delete(id);
      resolve(isTurn);
    };
    beginnings.set(id, () => {
      dispatch(uploadBegun(id));
      end(true);
    });
    stops.set(id, () => end(false));
  });
}

export function stopUpload(uploadId: string): void {
  stops.get(uploadId)?.();
}

const STOPPED: Problem = { code: 'aborted', message: 'Stopped' };

/** Forgets an upload that failed or was stopped. */
export const dismissUpload = (uploadId: string) => (dispatch: AnyDispatch) => {
  retries.delete(uploadId);
  dispatch(uploadCleared(uploadId));
};

/** Begins an upload that failed or was stopped anew, in its place. */
export function retryUpload(uploadId: string): void {
  const retry = retries.get(uploadId);
  retries.delete(uploadId);
  retry?.(uploadId);
}

/**
 * Uploads a file, or puts it in the place of a medium's file, with its progress in the uploads
 * slice. The record is cleared three seconds after success, as specified. `retry` repeats what the upload
 * is a part of, and passes on the id that it gets, in whose place the new attempt is.
 */
export const uploadFile =
  (
    request: Omit<UploadRequest, 'onProgress'> & { mediaId?: string; uploadId?: string },
    messages: OutcomeMessages,
    retry?: (uploadId: string) => void,
  ) =>
  async (dispatch: AnyDispatch, getState: () => UploadsState): Promise<UploadOutcome> => {
    const { file, mediaId, uploadId: id = nanoid(), ...scope } = request;
    const isWaiting = scope.type === 'audio' && freeTurns(getState()) === 0;
    dispatch(uploadStarted({ id, filename: file.name, bytes: file.size, isWaiting, ...scope }));
    if (isWaiting && !(await waitForTurn(id, dispatch))) {
      if (retry !== undefined) retries.set(id, retry);
      dispatch(uploadEnded({ id, status: 'stopped', message: null }));
      return { ok: false, uploadId: id, problem: STOPPED };
    }
    const startedAt = Date.now();
    const onProgress = (share: number) => {
      const pace = transferPace({ bytes: file.size, share, elapsedMs: Date.now() - startedAt });
      dispatch(uploadProgressed({ id, percent: Math.floor(share * 100), pace }));
    };
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
      if (retry !== undefined) retries.set(id, retry);
      const message = isStopped ? null : problem.message;
      const isFinal = !isStopped && isRefusedForGood(problem);
      dispatch(uploadEnded({ id, status, message, isFinal }));
      beginNext(getState());
      if (!isStopped) announceOutcome(dispatch, problem, messages);
      return { ok: false, uploadId: id, problem: isStopped ? STOPPED : problem };
    }
    dispatch(uploadEnded({ id, status: 'completed', message: null }));
    beginNext(getState());
    for (const other of Object.values(selectUploads(getState()))) {
      if (isFailureBefore(other, request)) dispatch(dismissUpload(other.id));
    }
    setTimeout(() => dispatch(uploadCleared(id)), limits.uploadRecordMs);
    announceOutcome(dispatch, null, messages);
    return { ok: true, uploadId: id, media: result.data };
  };

/** True for an upload that failed in the place that another one has filled. */
function isFailureBefore(other: Upload, { type, language, tourId, sectionId }: UploadPlace) {
  const hasFailed = other.status === 'failed' || other.status === 'stopped';
  const isSameText = other.type === type && other.language === language;
  return hasFailed && isSameText && other.tourId === tourId && other.sectionId === sectionId;
}

/** True for answers about the file itself: sent again, it is refused again. */
const isRefusedForGood = ({ status }: Problem) =>
  status === 400 || status === 413 || status === 415 || status === 422;

function isAborted(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}
