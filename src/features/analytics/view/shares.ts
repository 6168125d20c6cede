import { type LanguagePlays } from '../../../domain/tours/analytics';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** A part of a whole as '12.5%'; '–' where there is no whole. */
export function formatShare(part: number, whole: number | null | undefined): string {
  return whole === null || whole === undefined || whole === 0 ? '–' : percent.format(part / whole);
}

/** Sections with plays in all sections; null for zero sections. */
export function engagementRate(plays: LanguagePlays): number | null {
  return plays.total_sections === 0 ? null : plays.sections_with_plays / plays.total_sections;
}

export const formatEngagement = (plays: LanguagePlays) =>
  formatShare(plays.sections_with_plays, plays.total_sections);
