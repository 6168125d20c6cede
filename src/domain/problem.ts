/** Stable codes of failures; screens branch on these, never on messages. */
export type ProblemCode =
  | 'network'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_type'
  | 'invalid'
  | 'invalid_response'
  | 'server'
  | 'aborted'
  | 'other';

/** Common shape of every failure, from the worker's response bodies to the messages on screen. */
export interface Problem {
  code: ProblemCode;
  /** Message from the specification's error catalogue, ready for display. */
  message: string;
  /** HTTP status; absent without a response. 404 also for a response that lacks the single requested record. */
  status?: number;
  /** True when no response arrived in time, regardless of the network state. */
  isTimeout?: boolean;
  /** Server's own message, without the catalogue's; absent when the server sent none. */
  detail?: string;
  /** Messages by field of the request body. */
  fields?: Record<string, string>;
  /** Delay from the Retry-After header (RFC 9110, section 10.2.3), in milliseconds. */
  retryAfterMs?: number;
  /** Response body, for the few problems that carry a record (409 of an access request). */
  body?: unknown;
}

const codes: Record<number, ProblemCode> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  412: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'invalid',
};

export function problemCodeFor(status: number): ProblemCode {
  if (status >= 500) return 'server';
  return codes[status] ?? 'other';
}

export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<Problem>).code === 'string' &&
    typeof (value as Partial<Problem>).message === 'string'
  );
}
