import type { LineLogger } from '../logging/log';
import { requestScope } from '../logging/requestScope';

const writer = (level: string, write: (line: string) => void) => (fields: object, msg: string) => {
  const time = new Date().toISOString();
  write(JSON.stringify({ level, time, request: requestScope.getStore()?.id, ...fields, msg }));
};

/** Logs JSON lines to the console, which the platform collects; their fields are those of the pino logger. */
export const consoleLogger: LineLogger = {
  info: writer('info', (line) => console.log(line)),
  error: writer('error', (line) => console.error(line)),
  fatal: writer('fatal', (line) => console.error(line)),
};
