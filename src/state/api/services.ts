import { type Reachability } from '../reachability/reachability';
import { type AuthGateway } from '../session/authGateway';

/** Fetch of the public pages, without a token. */
export type FetchPage = (url: string, request: RequestInit) => Promise<Response>;

export interface FormRequest {
  url: string;
  method: 'POST' | 'PATCH';
  headers: Record<string, string>;
  form: FormData;
  signal: AbortSignal;
  /** 0 to 1 of the bytes sent. */
  onProgress: (share: number) => void;
}

/** Storage of a person in this browser besides the store. */
export interface PersonalStorage {
  openFor: (userId: string) => void;
  /** Deletes all of it; nothing is kept after it. */
  destroy: () => Promise<void>;
}

/** Dependencies of the store; injected so that tests can inject their own. */
export interface ConsoleServices {
  /** Base of the worker API, without a slash at its end. */
  workerUrl: string;
  auth: AuthGateway;
  fetch: typeof fetch;
  /** Sends a multipart form with progress; rejects with a TypeError without a network. */
  sendForm: (request: FormRequest) => Promise<Response>;
  /** The calls report to it themselves: the store puts it here. */
  reachability?: Reachability;
  /** Opened and destroyed with the store's own cache. */
  recordings?: PersonalStorage;
}
