import { type TourView } from '../../../state/select/tourViews';

/** Tours with texts in the source language and none in the target, in the source's order. */
export function untranslatedTours(
  source: readonly TourView[],
  target: readonly TourView[],
): readonly TourView[] {
  const translatedIds = new Set(
    target.filter(({ title }) => title.trim() !== '').map(({ id }) => id),
  );
  return source.filter(({ id }) => !translatedIds.has(id));
}

/** Next (or previous) untranslated tour, wrapping around at the end; null for none. */
export function adjacentTour(
  source: readonly TourView[],
  untranslated: readonly TourView[],
  currentId: string | null,
  step: 1 | -1,
): string | null {
  const others = untranslated.filter(({ id }) => id !== currentId);
  if (others.length === 0) return null;
  const indexById = new Map(source.map(({ id }, index) => [id, index]));
  const currentIndex = currentId === null ? -1 : (indexById.get(currentId) ?? -1);
  const ordered = step === 1 ? others : [...others].reverse();
  const isPast = ({ id }: TourView) => step * ((indexById.get(id) ?? 0) - currentIndex) > 0;
  return (ordered.find(isPast) ?? ordered[0])?.id ?? null;
}
