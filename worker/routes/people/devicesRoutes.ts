import { Hono } from 'hono';
import { deviceRules } from '../../../src/domain/people/device';
import { limitCalls } from '../../http/limitCalls';
import { throwInvalid } from '../../http/problemResponse';
import { validateJson } from '../../http/validateJson';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';
import { hasLanguage } from '../../queries/catalogue/languageQueries';
import { registerDevice } from '../../queries/people/deviceQueries';

/**
 * Registration of the app's devices. Devices have no account: any caller that knows a device's token may set its
 * language.
 */
export function devicesRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock } = context;
  const limited = limitCalls(context, 'device');
  return new Hono<WorkerEnv>().post(
    '/api/devices',
    limited,
    validateJson(deviceRules),
    async (c) => {
      const draft = c.req.valid('json');
      if (draft.language !== null && !(await hasLanguage(database, draft.language))) {
        throwInvalid({ language: 'Unknown language' });
      }
      await database.transaction((tx) => registerDevice(tx, draft, clock()));
      return c.body(null, 204);
    },
  );
}
