import { type ConsoleServices } from './services';
import { type OutboxService } from '../outbox/outboxService';
import { type DetectedExtensions } from '../model/workerExtensions';

/** Extra argument of the store's thunks. */
export interface ThunkExtra extends ConsoleServices {
  extensions: DetectedExtensions;
  outbox: OutboxService;
}
