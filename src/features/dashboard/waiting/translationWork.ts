import { translatePath } from '../../../domain/paths/tourPaths';
import { countOf } from '../../../domain/text/count';
import { type Language } from '../../../domain/languages/language';
import { type SectionCounts } from '../../../domain/tours/translationState';
import { type LanguageShare, type Share } from '../texts/languageShares';
import { type UnstartedTours } from './selectUnstartedTours';
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

/** Tours as far as they were read. */
interface KnownTours {
  toursIn: (code: string) => readonly ReadTour[];
  unstartedIn: UnstartedTours;
}

function itemOf(
  share: LanguageShare,
  label: string,
  { toursIn, unstartedIn }: KnownTours,
): WaitingItem {
  const { code } = share;
  const [tours, sections] = [leftOf(share.tours), leftOf(share.sections)];
  const key = `translation ${code}`;
  // The queue counts started tours that lack texts too, which it finds by reading their sections.
  const unstarted = unstartedIn(code) ?? (sections > 0 ? 0 : tours);
  const fresh = unstarted > 0 ? [`${countOf(unstarted, 'tour')} not started`] : [];
  const left = `${countOf(sections, 'section')} left`;
  const only = onlyUnfinished(toursIn(code), sections);
  if (only === null || sections === 0) {
    const note = [...fresh, ...(sections > 0 ? [left] : [])].join(', ');
    return { key, to: translatePath(code), name: label, note };
  }
  const { id, title: name, language } = only;
  return { key, to: translatePath(code, id), name, language, note: `${left} in ${label}` };
}

/** The content language while it lacks texts, and of the others that were begun the one with the fewest left. */
export function translationWork(
  shares: readonly LanguageShare[],
  languages: readonly Pick<Language, 'code' | 'label'>[],
  content: string,
  known: KnownTours,
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
    share === undefined ? [] : [itemOf(share, labels.get(share.code) ?? share.code, known)],
  );
}
