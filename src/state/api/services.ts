import { type Reachability } from '../reachability/reachability';
import { type AuthGateway } from '../session/authGateway';

/** Fetch for public pages, without a token. */
export type FetchPage = (url: string, request: RequestInit) => Promise<Response>;

export interface FormRequest {
  url: string;
  method: 'POST' | 'PATCH';
  headers: Record<string, string>;
  form: FormData;
  signal: AbortSignal;
  /** Share of bytes sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** A store of a person's data in this browser outside of Redux. */
export interface PersonalStorage {
  openFor: (userId: string) => void;
  /** Deletes all data; later writes are ignored. */
  destroy: () => Promise<void>;
}

/** Dependencies of the store, injected for tests. */
export interface ConsoleServices {
  /** Base URL of the worker API, without a trailing slash. */
  workerUrl: string;
  auth: AuthGateway;
  fetch: typeof fetch;
  /** Sends a multipart form with progress; rejects with a TypeError when there is no network. */
  sendForm: (request: FormRequest) => Promise<Response>;
  /** Set by the store; calls report their outcome to it. */
  reachability?: Reachability;
  /** Opened and destroyed together with the store's cache. */
  recordings?: PersonalStorage;
}
