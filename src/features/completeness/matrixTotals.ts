import { countOf, formatCount, wholePercent } from '../../domain/text/count';
import {
  recordingState,
  translationState,
  type SectionCounts,
  type TranslationState,
} from '../../domain/tours/translationState';
import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { textKey } from '../../state/model/tourRows';

/** The side of the tours that the matrix is about. */
export type MatrixSubject = 'texts' | 'audio';

export type Counts = ReadonlyMap<string, SectionCounts>;

/** Progress of a tour in a language, as far as its sections were read. */
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
 * True for texts of which nothing is known to be missing, and for recordings of every section that are known: most
 * texts whose sections nobody has read are complete, most recordings are not.
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

/** Number of tours, or of languages of one tour, that are complete, and of those that nobody has checked. */
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

/** Totals by language. */
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

/** Total of a tour's languages. */
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
 * Share of the tours that are complete: '85%'; '–' of nothing. '≤85%' while some have texts that nobody has checked,
 * and '≥85%' while there may be recordings of them.
 */
export function formatShare(total: MatrixTotal, tours: number, subject: MatrixSubject): string {
  if (tours === 0) return '–';
  const bound = total.unchecked === 0 ? '' : subject === 'texts' ? '≤' : '≥';
  return `${bound}${wholePercent(total.complete, tours)}%`;
}

/** Number of the tours that are known to be complete: those that nobody has checked are left out. */
export const knownComplete = (
  { complete, unchecked }: MatrixTotal,
  subject: MatrixSubject,
): number => (subject === 'texts' ? complete - unchecked : complete);

const shareNames = { texts: 'with complete texts', audio: 'with every section recorded' } as const;

/** '14 of 60 tours with complete texts, 23 not checked'. */
export function describeTotal(total: MatrixTotal, tours: number, subject: MatrixSubject): string {
  const known = `${formatCount(knownComplete(total, subject))} of ${countOf(tours, 'tour')} ${shareNames[subject]}`;
  return total.unchecked === 0 ? known : `${known}, ${formatCount(total.unchecked)} not checked`;
}

/** Number of the languages in which a tour has a gap, as far as was read: '17', '≥17', '≤17'. */
export function formatGaps(total: MatrixTotal, languages: number, subject: MatrixSubject): string {
  const bound = total.unchecked === 0 ? '' : subject === 'texts' ? '≥' : '≤';
  return `${bound}${languages - total.complete}`;
}
