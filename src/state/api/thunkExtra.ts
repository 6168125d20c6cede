import { type ConsoleServices } from './services';
import { type OutboxService } from '../outbox/outboxService';
import { type DetectedAbilities } from '../model/workerAbilities';

/** What the store's thunks are handed beside dispatch and state. */
export interface ThunkExtra extends ConsoleServices {
  abilities: DetectedAbilities;
  outbox: OutboxService;
}
