import {
  type AnalyticsOverview,
  type LanguagePlays,
  type SectionPlays,
  type TourPlays,
} from '../../../domain/tours/analytics';
import { type Shown } from './useAnalyticsView';

export interface LanguageRow extends LanguagePlays {
  code: string;
}

export interface RankedSection extends SectionPlays {
  rank: number;
}

export interface TourRow {
  tour_id: string;
  tour_name: string | null;
  sections_count: number;
  /** In the language looked at, or in all of them. */
  plays: number;
  /** By plays, descending; those without any are left out. */
  languages: { code: string; plays: number }[];
  /** Among the tours shown, 1 first. */
  place: number;
}

/** Languages by plays, descending. */
export function languageRows(overview: AnalyticsOverview): LanguageRow[] {
  return Object.entries(overview.by_language)
    .map(([code, plays]) => ({ code, ...plays }))
    .sort((a, b) => b.total_plays - a.total_plays || a.code.localeCompare(b.code));
}

/** The sections that pass, the most played first, with their ranks among each other. */
export function rankSections(
  sections: readonly SectionPlays[],
  isShown: (section: SectionPlays) => boolean,
): RankedSection[] {
  return sections
    .filter(isShown)
    .sort((a, b) => b.plays - a.plays)
    .map((section, index) => ({ ...section, rank: index + 1 }));
}

/** Tours by their plays in one language (or in all), descending. Cold ones have none there. */
export function tourRows(
  tours: readonly TourPlays[],
  { language, show }: { language: string | null; show: Shown },
): TourRow[] {
  return tours
    .map((tour) => ({
      tour_id: tour.tour_id,
      tour_name: tour.tour_name,
      sections_count: tour.sections_count,
      plays: language === null ? tour.total_plays : (tour.by_language[language] ?? 0),
      languages: Object.entries(tour.by_language)
        .map(([code, plays]) => ({ code, plays }))
        .filter(({ plays }) => plays > 0)
        .sort((a, b) => b.plays - a.plays || a.code.localeCompare(b.code)),
    }))
    .filter(({ plays }) => show === 'all' || (show === 'cold') === (plays === 0))
    .sort((a, b) => b.plays - a.plays)
    .map((row, index) => ({ ...row, place: index + 1 }));
}

/** The languages of the tours shown by their plays there, descending. */
export function languagesOfTours(rows: readonly TourRow[]): string[] {
  const plays = new Map<string, number>();
  for (const { languages } of rows) {
    for (const each of languages) plays.set(each.code, (plays.get(each.code) ?? 0) + each.plays);
  }
  return [...plays].sort(([, a], [, b]) => b - a).map(([code]) => code);
}
