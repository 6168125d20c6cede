import { type TourView } from '../../../../state/select/tourViews';
import { type TranslateQueue } from './useTranslateQueue';

/** State of a tour of the queue: without texts in the target language, with some, with all. */
export type QueueState = 'none' | 'started' | 'done';

export function queueStateOf(
  { left, partial }: Pick<TranslateQueue, 'left' | 'partial'>,
  { id }: TourView,
): QueueState {
  if (!left.has(id)) return 'done';
  return partial.has(id) ? 'started' : 'none';
}
