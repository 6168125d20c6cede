import { translationState, type SectionCounts } from '../../domain/tours/translationState';
import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { textKey } from '../../state/model/tourRows';

type Counts = ReadonlyMap<string, SectionCounts>;

/** True when nothing of the tour is known to be missing in the language. */
export function isTranslated(tour: TourCompleteness, language: string, counts: Counts): boolean {
  const text = tour.texts[language] ?? 'none';
  const state = translationState(text, counts.get(textKey(tour.id, language)) ?? null);
  return state === 'whole' || state === 'unread';
}

/** Number of the languages in which something of the tour is missing. */
export const gapsOf = (
  tour: TourCompleteness,
  languages: readonly string[],
  counts: Counts,
): number => languages.filter((language) => !isTranslated(tour, language, counts)).length;

/** Numbers of translated tours by language. */
export function translatedTotals(
  tours: readonly TourCompleteness[],
  languages: readonly string[],
  counts: Counts,
): ReadonlyMap<string, number> {
  return new Map(
    languages.map((language) => [
      language,
      tours.filter((tour) => isTranslated(tour, language, counts)).length,
    ]),
  );
}
