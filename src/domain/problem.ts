/** Stable names of what can go wrong; screens branch on these, never on the words. */
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

/** The one shape of every failure, from the worker's bodies to the words on screen. */
export interface Problem {
  code: ProblemCode;
  /** The words of the specification's error catalogue, ready to show. */
  message: string;
  /** HTTP status; absent when no answer came. */
  status?: number;
  /** What the server itself said, without our words around it. */
  detail?: string;
  /** Messages for single fields of the request's body, by its field names. */
  fields?: Record<string, string>;
  /** How long the server asks to be left alone. */
  retryAfterMs?: number;
  /** The body of the answer, for the few problems that carry a record (409 of an access request). */
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
