import {
  type AnalyticsOverview,
  type LanguagePlays,
  type SectionPlays,
  type TourPlays,
} from '../../../domain/tours/analytics';
import { foldForSearch, matchesSearch, searchWords } from '../../../domain/text/searchText';
import { type TourActivityFilter } from './useAnalyticsView';

export interface LanguageRow extends LanguagePlays {
  code: string;
}

export interface RankedSection extends SectionPlays {
  rank: number;
}

/** City and country of a tour; null when it is not in the cached list of tours. */
interface TourPlace {
  city: string | null;
  country: string | null;
}

/** A tour with the name and place shown by the console. */
export interface NamedTour extends TourPlays, TourPlace {
  /** Language of the name; 'und' for a name from the worker. */
  name_language: string;
}

export interface TourRow extends TourPlace {
  tour_id: string;
  tour_name: string | null;
  name_language: string;
  sections_count: number;
  /** Plays in the chosen language, or in all languages. */
  plays: number;
  /** Plays by language, descending, without zeros. */
  languages: { code: string; plays: number }[];
  /** 1-based rank among the tours shown. */
  rank: number;
}

/** Languages by plays, descending. */
export function languageRows(overview: AnalyticsOverview): LanguageRow[] {
  return Object.entries(overview.by_language)
    .map(([code, plays]) => ({ code, ...plays }))
    .sort((a, b) => b.total_plays - a.total_plays || a.code.localeCompare(b.code));
}

export interface SupplyAndDemand {
  code: string;
  /** Percentage of the sections of all languages. */
  supply: number;
  /** Percent of all plays. */
  demand: number;
  /** Demand divided by supply, above 1 when a language is in relatively high demand; null without sections. */
  ratio: number | null;
}

/** Each language's shares of sections and plays, in row order. */
export function supplyAndDemand(rows: readonly LanguageRow[]): SupplyAndDemand[] {
  const sections = rows.reduce((sum, { total_sections }) => sum + total_sections, 0);
  const plays = rows.reduce((sum, { total_plays }) => sum + total_plays, 0);
  return rows
    .filter(({ total_sections, total_plays }) => total_sections > 0 || total_plays > 0)
    .map(({ code, total_sections, total_plays }) => {
      const supply = sections === 0 ? 0 : (total_sections / sections) * 100;
      const demand = plays === 0 ? 0 : (total_plays / plays) * 100;
      return { code, supply, demand, ratio: supply === 0 ? null : demand / supply };
    });
}

/** Matching sections by plays, descending, with their rank among each other. */
export function rankSections(
  sections: readonly SectionPlays[],
  matches: (section: SectionPlays) => boolean,
): RankedSection[] {
  return sections
    .filter(matches)
    .sort((a, b) => b.plays - a.plays)
    .map((section, index) => ({ ...section, rank: index + 1 }));
}

/**
 * Upper bound of a section's plays in languages in which it is not among the most played sections: per language, the
 * lower of the least listed plays and the tour's plays not accounted for by its listed sections. Null when the tour's
 * plays are unknown.
 */
export function maxUnlistedPlays(
  sectionId: string,
  listed: readonly SectionPlays[],
  ofTour: readonly SectionPlays[],
  tour: TourPlays | null,
  language: string | null,
): number | null {
  if (tour === null) return null;
  const least = Math.min(...listed.map(({ plays }) => plays));
  return Object.entries(tour.by_language)
    .filter(([code]) => language === null || code === language)
    .reduce((sum, [code, total]) => {
      const own = ofTour.filter((section) => section.language === code);
      if (own.some(({ section_id }) => section_id === sectionId)) return sum;
      const rest = total - own.reduce((listedSum, { plays }) => listedSum + plays, 0);
      return sum + Math.max(0, Math.min(least, rest));
    }, 0);
}

/**
 * Tours with their titles in a language, and their places. A tour without a known title keeps the worker's name, which
 * is in its primary language.
 */
export function nameTours(
  tours: readonly TourPlays[],
  list: ReadonlyMap<string, TourPlace & { title: string }>,
  language: string,
): NamedTour[] {
  return tours.map((tour) => {
    const { title = '', city = null, country = null } = list.get(tour.tour_id) ?? {};
    const name = title.trim();
    if (name === '') return { ...tour, city, country, name_language: 'und' };
    return { ...tour, city, country, tour_name: name, name_language: language };
  });
}

/** Tours by plays in one language (or in all), descending, filtered by activity: 'cold' keeps those without plays. */
export function tourRows(
  tours: readonly NamedTour[],
  { language, show }: { language: string | null; show: TourActivityFilter },
): TourRow[] {
  return tours
    .map((tour) => ({
      tour_id: tour.tour_id,
      tour_name: tour.tour_name,
      name_language: tour.name_language,
      city: tour.city,
      country: tour.country,
      sections_count: tour.sections_count,
      plays: language === null ? tour.total_plays : (tour.by_language[language] ?? 0),
      languages: Object.entries(tour.by_language)
        .map(([code, plays]) => ({ code, plays }))
        .filter(({ plays }) => plays > 0)
        .sort((a, b) => b.plays - a.plays || a.code.localeCompare(b.code)),
    }))
    .filter(({ plays }) => show === 'all' || (show === 'cold') === (plays === 0))
    .sort((a, b) => b.plays - a.plays)
    .map((row, index) => ({ ...row, rank: index + 1 }));
}

/** Rows with the search words in one of their names, with unchanged ranks. */
export function searchRows<Row>(
  rows: readonly Row[],
  query: string,
  namesOf: (row: Row) => readonly (string | null)[],
): readonly Row[] {
  const words = searchWords(query);
  if (words.length === 0) return rows;
  return rows.filter((row) =>
    matchesSearch(
      namesOf(row).map((name) => foldForSearch(name ?? '')),
      words,
    ),
  );
}

/** Codes of the tours' languages by plays, descending. */
export function languagesOfTours(rows: readonly TourRow[]): string[] {
  const plays = new Map<string, number>();
  for (const { languages } of rows) {
    for (const item of languages) plays.set(item.code, (plays.get(item.code) ?? 0) + item.plays);
  }
  return [...plays].sort(([, a], [, b]) => b - a).map(([code]) => code);
}
