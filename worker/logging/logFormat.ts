import type { DestinationStream } from 'pino';
import { setLogger, type LogFormat } from './log';
import { requestScope } from './requestScope';

/** Sets the log format of the process; JSON lines go to standard output unless a destination is given. */
export async function setLogFormat(
  format: LogFormat,
  destination?: DestinationStream,
): Promise<void> {
  if (format === 'text') {
    setLogger(null);
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
  setLogger(destination === undefined ? pino(options) : pino(options, destination));
}
