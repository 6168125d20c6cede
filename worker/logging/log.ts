import { describeFailure, failureText } from './describeFailure';

/** `json`: one line per request and event, for log collectors; `text`: messages for a person at a terminal. */
export const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

export interface LoggedRequest {
  method: string;
  /** Without the query, which may contain codes and searches. */
  path: string;
  route: string | null;
  status: number;
  /** Time until the response begins, in milliseconds. */
  ms: number;
}

/** Writer of structured lines: level, fields, then the message. */
export interface LineLogger {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
  fatal(fields: object, message: string): void;
}

/** Null while the log format is text. */
let logger: LineLogger | null = null;

/** Sets the logger of all lines; null logs text to the console. */
export function setLogger(next: LineLogger | null): void {
  logger = next;
}

/** Logs a message for the person who runs the worker. */
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

/** Logs a request when its response begins; not logged in the text format. */
export function logRequest(request: LoggedRequest): void {
  logger?.[request.status >= 500 ? 'error' : 'info'](request, 'request');
}

/** Logs the failure that ends the process. */
export function logEnd(explained: unknown): void {
  if (logger !== null) logger.fatal({ failure: describeFailure(explained) }, 'The start failed');
  else console.error(explained);
}
