import { translationState, type SectionCounts } from '../../../../domain/tours/translationState';
import { type TourPlays } from '../../../../domain/tours/analytics';
import { textStateOf } from '../../../../state/select/selectCompleteness';
import { textKey } from '../../../../state/model/tourRows';
import { type TourView } from '../../../../state/select/tourViews';

/** Tours by number of plays, descending; ties keep the list's order. */
export function mostPlayedFirst(
  tours: readonly TourView[],
  plays: readonly TourPlays[],
): readonly TourView[] {
  const playsById = new Map(plays.map(({ tour_id, total_plays }) => [tour_id, total_plays]));
  const playsOf = ({ id }: TourView) => playsById.get(id) ?? 0;
  return [...tours].sort((a, b) => playsOf(b) - playsOf(a));
}

interface Sorting {
  /** Ids of tours with missing texts, including their sections', or outdated ones, by the data on this device. */
  left: string[];
  /** Ids of those in `left` that have some of their texts. */
  partial: string[];
  /** Ids of tours with texts whose sections have not been read in the language on this device. */
  unchecked: string[];
}

/**
 * Classifies the source's tours by their texts in the target language, keeping the source's order; `outdated` is the
 * number of texts per tour whose source changed after the translation.
 */
export function sortTours(
  source: readonly TourView[],
  target: readonly TourView[],
  counts: ReadonlyMap<string, SectionCounts>,
  language: string,
  outdated: ReadonlyMap<string, number> = new Map(),
): Sorting {
  const targets = new Map(target.map((tour) => [tour.id, tour]));
  const sorting: Sorting = { left: [], partial: [], unchecked: [] };
  for (const { id, description: original } of source) {
    const { title = '', description = '' } = targets.get(id) ?? {};
    // A tour without a description in the source needs none.
    const text = textStateOf(title, original.trim() === '' ? title : description);
    const state = translationState(text, counts.get(textKey(id, language)) ?? null);
    if (state === 'unchecked') sorting.unchecked.push(id);
    if (outdated.has(id) || state === 'none' || state === 'part') sorting.left.push(id);
    if (state === 'part') sorting.partial.push(id);
  }
  return sorting;
}

/** First of `ids` after the current tour in the order of `source`, wrapping around at the end; null for none. */
export function nextTour(
  source: readonly TourView[],
  ids: ReadonlySet<string>,
  currentId: string | null,
): string | null {
  const current = source.findIndex(({ id }) => id === currentId);
  const ordered = [...source.slice(current + 1), ...source.slice(0, Math.max(0, current))];
  return ordered.find(({ id }) => ids.has(id))?.id ?? null;
}

/** Last of `ids` before the current tour in the order of `source`; null for none. */
export function previousTour(
  source: readonly TourView[],
  ids: ReadonlySet<string>,
  currentId: string | null,
): string | null {
  const current = source.findIndex(({ id }) => id === currentId);
  return source.slice(0, Math.max(0, current)).findLast(({ id }) => ids.has(id))?.id ?? null;
}
