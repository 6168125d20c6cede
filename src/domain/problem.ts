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

/** Shape of every failure, from the worker's response bodies to the messages on screen. */
export interface Problem {
  code: ProblemCode;
  /** Message of the specification's error catalogue, ready to show. */
  message: string;
  /** HTTP status; absent when no response came. 404 also where the response lacks the one requested record. */
  status?: number;
  /** True where no response came in time, whether or not the network is there. */
  isTimeout?: boolean;
  /** Message of the server itself, without the catalogue's; absent where it sent none. */
  detail?: string;
  /** Messages for fields of the request body, by field name. */
  fields?: Record<string, string>;
  /** Delay of the Retry-After header (RFC 9110, section 10.2.3), in milliseconds. */
  retryAfterMs?: number;
  /** Body of the response, for the few problems that carry a record (409 of an access request). */
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
