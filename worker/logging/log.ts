import { describeFailure, failureText } from './describeFailure';

/** `json`: a line for each request and event, for collectors; `text`: what a person at a terminal wants to know. */
export const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

export interface LoggedRequest {
  method: string;
  /** Without the query, which may hold codes and searches. */
  path: string;
  route: string | null;
  status: number;
  /** Until the response begins, in milliseconds. */
  ms: number;
}

/** Writer of structured lines: level, fields, then the message. */
export interface LineLogger {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
  fatal(fields: object, message: string): void;
}

/** Null while the log is text. */
let logger: LineLogger | null = null;

/** From now on lines are written by this logger; null: text, by the console. */
export function setLogger(next: LineLogger | null): void {
  logger = next;
}

/** Logs what the person who runs the worker wants to know. */
export function logEvent(message: string): void {
  if (logger === null) console.log(message);
  else logger.info({}, message);
}

/** Logs a failure that no response reports. */
export function logFailure(context: string, failure: unknown): void {
  const described = describeFailure(failure);
  if (logger === null) console.error(context, failureText(described));
  else logger.error({ failure: described }, context);
}

/** Logs a request that has its response; text has no line for it. */
export function logRequest(request: LoggedRequest): void {
  logger?.[request.status >= 500 ? 'error' : 'info'](request, 'request');
}

/** Logs why the process ends, which `explained` describes for a person. */
export function logEnd(explained: unknown): void {
  if (logger !== null) logger.fatal({ failure: describeFailure(explained) }, 'The start failed');
  else console.error(explained);
}
