import { countOf } from '../../../domain/text/count';
import { type Language } from '../../../domain/languages/language';
import { translateAddress } from '../../../domain/tours/tourAddresses';
import { type SectionCounts } from '../../../domain/tours/translationState';
import { type LanguageShare, type Share } from '../texts/languageShares';
import { type WaitingItem } from './waitingItems';

const leftOf = (share: Share | null) => (share === null ? 0 : share.total - share.count);

/** Tours come before sections: a tour that is left has its sections left too. */
const sizeOf = ({ tours, sections }: LanguageShare) => leftOf(tours) * 1e6 + leftOf(sections);

/** A tour of the list with what was read of its sections in a language. */
export interface ReadTour {
  id: string;
  title: string;
  /** Language of the title. */
  language: string;
  counts: SectionCounts | null;
}

/** The only tour that lacks section texts in a language, as far as was read; null for none or several. */
function onlyUnfinished(tours: readonly ReadTour[], left: number): ReadTour | null {
  const lacking = tours.filter(
    ({ counts }) => counts !== null && counts.withTitle < counts.sections,
  );
  const [tour, other] = lacking;
  if (tour?.counts == null || other !== undefined) return null;
  return tour.counts.sections - tour.counts.withTitle === left ? tour : null;
}

function itemOf(
  share: LanguageShare,
  label: string,
  toursIn: (code: string) => readonly ReadTour[],
): WaitingItem {
  const { code } = share;
  const [tours, sections] = [leftOf(share.tours), leftOf(share.sections)];
  const key = `translation ${code}`;
  // As the shares beside it say: a tour that is left has its sections left too.
  if (tours > 0 && sections === 0) {
    return {
      key,
      to: translateAddress(code),
      name: label,
      note: `${countOf(tours, 'tour')} left to translate`,
    };
  }
  const left = `${countOf(sections, 'section')} left`;
  const only = onlyUnfinished(toursIn(code), sections);
  if (only === null) return { key, to: translateAddress(code), name: label, note: left };
  const { id, title: name, language } = only;
  return { key, to: translateAddress(code, id), name, language, note: `${left} in ${label}` };
}

/** The content language while it lacks texts, and of the others that were begun the one with the fewest left. */
export function translationWork(
  shares: readonly LanguageShare[],
  languages: readonly Pick<Language, 'code' | 'label'>[],
  content: string,
  toursIn: (code: string) => readonly ReadTour[],
): WaitingItem[] {
  const open = shares
    .filter((share) => sizeOf(share) > 0)
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const own = open.find(({ code }) => code === content);
  const isBegun = ({ tours, sections }: LanguageShare) =>
    (tours?.count ?? 0) > 0 || (sections?.count ?? 0) > 0;
  const nearest = open.find((share) => share.code !== content && isBegun(share));
  const labels = new Map(languages.map(({ code, label }) => [code, label]));
  return [own, nearest].flatMap((share) =>
    share === undefined ? [] : [itemOf(share, labels.get(share.code) ?? share.code, toursIn)],
  );
}
