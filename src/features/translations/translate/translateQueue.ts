import { type TourView } from '../../../state/select/tourViews';

/** The tours with words in the source that have none in the target, in the source's order. */
export function missingTours(
  source: readonly TourView[],
  target: readonly TourView[],
): readonly TourView[] {
  const done = new Set(target.filter(({ title }) => title.trim() !== '').map(({ id }) => id));
  return source.filter(({ id }) => !done.has(id));
}

/** The tour after (or before) a given one that is missing; from the start again at the end; null for none. */
export function neighbour(
  source: readonly TourView[],
  missing: readonly TourView[],
  currentId: string | null,
  step: 1 | -1,
): string | null {
  const others = missing.filter(({ id }) => id !== currentId);
  if (others.length === 0) return null;
  const place = new Map(source.map(({ id }, index) => [id, index]));
  const here = currentId === null ? -1 : (place.get(currentId) ?? -1);
  const ordered = step === 1 ? others : [...others].reverse();
  const isBeyond = ({ id }: TourView) => step * ((place.get(id) ?? 0) - here) > 0;
  return (ordered.find(isBeyond) ?? ordered[0])?.id ?? null;
}
