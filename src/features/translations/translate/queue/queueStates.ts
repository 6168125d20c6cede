import { type TourView } from '../../../../state/select/tourViews';
import { type TranslateQueue } from './useTranslateQueue';

/** State of a tour in the queue: no texts in the target language, some, only outdated ones left, or complete. */
export type QueueState = 'none' | 'started' | 'outdated' | 'done';

export function queueStateOf(
  { left, partial, outdated }: Pick<TranslateQueue, 'left' | 'partial' | 'outdated'>,
  { id }: TourView,
): QueueState {
  if (!left.has(id)) return 'done';
  if (partial.has(id)) return 'started';
  return outdated.has(id) ? 'outdated' : 'none';
}
