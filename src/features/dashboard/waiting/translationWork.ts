import { translatePath } from '../../../domain/paths/tourPaths';
import { countOf } from '../../../domain/text/count';
import { type Language } from '../../../domain/languages/language';
import { type SectionCounts } from '../../../domain/tours/translationState';
import { type LanguageShare, type Share } from '../texts/languageShares';
import { type UnstartedTours } from './selectUnstartedTours';
import { type WaitingItem } from './waitingItems';

const leftOf = (share: Share | null) => (share === null ? 0 : share.total - share.count);

/**
 * Sort key of the remaining work: tours outweigh sections, since an untranslated tour also has untranslated sections.
 */
const sizeOf = ({ tours, sections }: LanguageShare) => leftOf(tours) * 1e6 + leftOf(sections);

/** A tour of the list, with its section counts in a language; null counts while unknown. */
export interface ReadTour {
  id: string;
  title: string;
  /** Language of the title. */
  language: string;
  counts: SectionCounts | null;
}

/** The only tour known to lack section texts in a language, if it accounts for all that are missing; null otherwise. */
function onlyUnfinished(tours: readonly ReadTour[], left: number): ReadTour | null {
  const lacking = tours.filter(
    ({ counts }) => counts !== null && counts.withTitle < counts.sections,
  );
  const [tour, other] = lacking;
  if (tour?.counts == null || other !== undefined) return null;
  return tour.counts.sections - tour.counts.withTitle === left ? tour : null;
}

/** Known facts about tours. */
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
  // Only unstarted tours are counted here; the queue also finds started tours with missing texts, by loading their
  // sections.
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

/** Work in the content language, and in the started language with the least work left. */
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
