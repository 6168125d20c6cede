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
  uploadCleared,
  uploadEnded,
  uploadProgressed,
  uploadStarted,
  type Upload,
} from '../model/uploadsSlice';
import { type ConsoleDispatch, type RootState } from '../select/rootState';

export type UploadOutcome = { /** Id in the uploads slice. */ uploadId: string } & (
  | { ok: true; /** Null when the worker omits it. */ media: Media | null }
  | { ok: false; problem: Problem }
);

export type SendResult = { media: Media | null } | { problem: Problem };

export const STOPPED: Problem = { code: 'aborted', message: 'Stopped' };

type UploadPlace = Pick<Upload, 'type' | 'language' | 'tourId' | 'sectionId'>;

/** A file to upload: `mediaId` names the medium whose file is replaced, `uploadId` the upload that is retried. */
export type FileToUpload = Omit<UploadRequest, 'onProgress'> & {
  mediaId?: string;
  uploadId?: string;
};

/** Abort controllers of uploads by id, kept outside of the store because functions are not serialisable. */
const stops = new Map<string, AbortController>();
const retries = new Map<string, (uploadId: string) => void>();

/** Stops a running or queued upload. */
export const stopUpload = (uploadId: string): void => stops.get(uploadId)?.abort();

/** Removes a failed or stopped upload. */
export const dismissUpload = (uploadId: string) => (dispatch: AnyDispatch) => {
  retries.delete(uploadId);
  dispatch(uploadCleared(uploadId));
};

/** Retries a failed or stopped upload under the same id. */
export function retryUpload(uploadId: string): void {
  const retry = retries.get(uploadId);
  retries.delete(uploadId);
  retry?.(uploadId);
}

/** Makes one attempt to send a file, with progress in the uploads slice. */
const sendOnce =
  (id: string, { file, mediaId, uploadId: _, ...scope }: FileToUpload, stop: AbortSignal) =>
  async (dispatch: ConsoleDispatch): Promise<SendResult> => {
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
    const abort = () => running.abort();
    stop.addEventListener('abort', abort);
    const { data, error } = await running;
    stop.removeEventListener('abort', abort);
    if (error === undefined) return { media: data ?? null };
    const problem = problemOf(error);
    return { problem: problem.code === 'aborted' || isAborted(error) ? STOPPED : problem };
  };

export interface RunningUpload {
  /** Id in the uploads slice. */
  id: string;
  stop: AbortSignal;
  /** Makes one attempt. */
  send: () => Promise<SendResult>;
}

interface UploadOptions {
  /** Repeats the action that started the upload; receives the id for the new attempt. */
  retry?: ((uploadId: string) => void) | undefined;
  /** True for an upload that starts in the queue. */
  isWaiting?: boolean;
  /** Makes attempts until there is a result; a single attempt by default. */
  deliver?: (upload: RunningUpload) => Promise<SendResult>;
  /** Called when the upload has ended, successfully or not. */
  onEnd?: () => void;
}

/**
 * Uploads a file, or replaces a medium's file, with progress in the uploads slice. The progress is cleared three
 * seconds after success, as specified.
 */
export const startUpload =
  (request: FileToUpload, messages: OutcomeMessages, options: UploadOptions = {}) =>
  async (dispatch: ConsoleDispatch, getState: () => RootState): Promise<UploadOutcome> => {
    const { retry, isWaiting = false, deliver = ({ send }) => send(), onEnd } = options;
    const { file, mediaId: _, uploadId: id = nanoid(), ...scope } = request;
    dispatch(uploadStarted({ id, filename: file.name, bytes: file.size, isWaiting, ...scope }));
    const stopping = new AbortController();
    const stop = stopping.signal;
    stops.set(id, stopping);
    const result = await deliver({ id, stop, send: () => dispatch(sendOnce(id, request, stop)) });
    stops.delete(id);
    if ('problem' in result) {
      const { problem } = result;
      const isStopped = problem === STOPPED;
      if (retry !== undefined) retries.set(id, retry);
      const message = isStopped ? null : problem.message;
      const isFinal = !isStopped && isRefusedForGood(problem);
      dispatch(uploadEnded({ id, status: isStopped ? 'stopped' : 'failed', message, isFinal }));
      onEnd?.();
      if (!isStopped) announceOutcome(dispatch, problem, messages);
      return { ok: false, uploadId: id, problem };
    }
    dispatch(uploadEnded({ id, status: 'completed', message: null }));
    onEnd?.();
    for (const other of Object.values(selectUploads(getState()))) {
      if (isFailureBefore(other, request)) dispatch(dismissUpload(other.id));
    }
    setTimeout(() => dispatch(uploadCleared(id)), limits.uploadRecordMs);
    announceOutcome(dispatch, null, messages);
    return { ok: true, uploadId: id, media: result.media };
  };

/** True for an earlier upload that failed or was stopped in the same place. */
function isFailureBefore(other: Upload, { type, language, tourId, sectionId }: UploadPlace) {
  const hasFailed = other.status === 'failed' || other.status === 'stopped';
  const isSameText = other.type === type && other.language === language;
  return hasFailed && isSameText && other.tourId === tourId && other.sectionId === sectionId;
}

/** True for a refusal of the file itself, which a retry would repeat. */
const isRefusedForGood = ({ status }: Problem) =>
  status === 400 || status === 413 || status === 415 || status === 422;

function isAborted(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}
