import { type ConsoleServices } from './services';
import { type OutboxService } from '../outbox/outboxService';
import { type DetectedAbilities } from '../model/workerAbilities';

/** Extra argument of the store's thunks. */
export interface ThunkExtra extends ConsoleServices {
  abilities: DetectedAbilities;
  outbox: OutboxService;
}
