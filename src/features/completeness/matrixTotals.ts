import { countOf, formatCount, wholePercent } from '../../domain/text/count';
import {
  recordingState,
  translationState,
  type SectionCounts,
  type TranslationState,
} from '../../domain/tours/translationState';
import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { textKey } from '../../state/model/tourRows';

/** Aspect of the tours that the matrix shows. */
export type MatrixSubject = 'texts' | 'audio';

export type Counts = ReadonlyMap<string, SectionCounts>;

/** State of a tour in a language, by the sections loaded so far. */
export function stateIn(
  tour: TourCompleteness,
  language: string,
  counts: Counts,
  subject: MatrixSubject,
): TranslationState {
  const judge = subject === 'audio' ? recordingState : translationState;
  return judge(tour.texts[language] ?? 'none', counts.get(textKey(tour.id, language)) ?? null);
}

/**
 * Unchecked texts count as complete and unchecked recordings do not: most texts with unread sections are complete, most
 * recordings are not.
 */
const isCompleteState = (state: TranslationState, subject: MatrixSubject): boolean =>
  state === 'whole' || (state === 'unchecked' && subject === 'texts');

/** True for a tour that counts as complete in a language. */
export const isComplete = (
  tour: TourCompleteness,
  language: string,
  counts: Counts,
  subject: MatrixSubject,
): boolean => isCompleteState(stateIn(tour, language, counts, subject), subject);

/**
 * Number of complete and of unchecked tours, or languages of one tour. Unchecked texts are included in `complete`,
 * unchecked recordings are not.
 */
export interface MatrixTotal {
  complete: number;
  unchecked: number;
}

export function totalOf(states: readonly TranslationState[], subject: MatrixSubject): MatrixTotal {
  return {
    complete: states.filter((state) => isCompleteState(state, subject)).length,
    unchecked: states.filter((state) => state === 'unchecked').length,
  };
}

/** Totals by language code. */
export function languageTotals(
  tours: readonly TourCompleteness[],
  languages: readonly string[],
  counts: Counts,
  subject: MatrixSubject,
): ReadonlyMap<string, MatrixTotal> {
  return new Map(
    languages.map((language) => [
      language,
      totalOf(
        tours.map((tour) => stateIn(tour, language, counts, subject)),
        subject,
      ),
    ]),
  );
}

/** Total over a tour's languages. */
export const tourTotal = (
  tour: TourCompleteness,
  languages: readonly string[],
  counts: Counts,
  subject: MatrixSubject,
): MatrixTotal =>
  totalOf(
    languages.map((language) => stateIn(tour, language, counts, subject)),
    subject,
  );

/**
 * Share of complete tours, as in '85%'; '–' without tours. An upper bound ('≤85%') with unchecked texts, a lower bound
 * ('≥85%') with unchecked recordings.
 */
export function formatShare(total: MatrixTotal, tours: number, subject: MatrixSubject): string {
  if (tours === 0) return '–';
  const bound = total.unchecked === 0 ? '' : subject === 'texts' ? '≤' : '≥';
  return `${bound}${wholePercent(total.complete, tours)}%`;
}

/** Number of tours known to be complete, excluding unchecked ones. */
export const knownComplete = (
  { complete, unchecked }: MatrixTotal,
  subject: MatrixSubject,
): number => (subject === 'texts' ? complete - unchecked : complete);

const shareNames = { texts: 'with complete texts', audio: 'with every section recorded' } as const;

/** Description of a total, as in '14 of 60 tours with complete texts, 23 not checked'. */
export function describeTotal(total: MatrixTotal, tours: number, subject: MatrixSubject): string {
  const known = `${formatCount(knownComplete(total, subject))} of ${countOf(tours, 'tour')} ${shareNames[subject]}`;
  return total.unchecked === 0 ? known : `${known}, ${formatCount(total.unchecked)} not checked`;
}

/**
 * Number of languages in which a tour has a gap, as in '17'; with unchecked ones a bound, '≥17' for texts, '≤17' for
 * recordings.
 */
export function formatGaps(total: MatrixTotal, languages: number, subject: MatrixSubject): string {
  const bound = total.unchecked === 0 ? '' : subject === 'texts' ? '≥' : '≤';
  return `${bound}${languages - total.complete}`;
}
