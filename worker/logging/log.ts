import type { DestinationStream, Logger } from 'pino';
import { describeFailure, failureText } from './describeFailure';
import { requestScope } from './requestScope';

/** `json`: a line for each request and event, for collectors; `text`: what a person at a terminal wants to know. */
export const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

export interface LoggedRequest {
  method: string;
  /** Without the query, which may hold codes and searches. */
  path: string;
  route: string | null;
  status: number;
  /** Until the answer begins, in milliseconds. */
  ms: number;
}

/** Null while the log is text. */
let logger: Logger | null = null;

/** From now on the process logs in this format; lines of JSON go to standard output unless a destination is given. */
export async function setLogFormat(
  format: LogFormat,
  destination?: DestinationStream,
): Promise<void> {
  if (format === 'text') {
    logger = null;
    return;
  }
  const { pino, stdTimeFunctions } = await import('pino');
  const options = {
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    mixin: () => {
      const scope = requestScope.getStore();
      return scope === undefined ? {} : { request: scope.id };
    },
  };
  logger = destination === undefined ? pino(options) : pino(options, destination);
}

/** Logs what the person who runs the worker wants to know. */
export function logEvent(message: string): void {
  if (logger === null) console.log(message);
  else logger.info(message);
}

/** Logs a failure that no response reports. */
export function logFailure(context: string, failure: unknown): void {
  const described = describeFailure(failure);
  if (logger === null) console.error(context, failureText(described));
  else logger.error({ failure: described }, context);
}

/** Logs a request that was answered; text has no line for it. */
export function logRequest(request: LoggedRequest): void {
  logger?.[request.status >= 500 ? 'error' : 'info'](request, 'request');
}

/** Logs why the process ends, which `explained` says to a person. */
export function logEnd(explained: unknown): void {
  if (logger !== null) logger.fatal({ failure: describeFailure(explained) }, 'The start failed');
  else console.error(explained);
}
