import { type LanguagePlays } from '../../../domain/tours/analytics';

// Always one decimal, so that the figures of a column align.
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const percent = new Intl.NumberFormat('en-US', { style: 'percent', ...oneDecimal });
const average = new Intl.NumberFormat('en-US', oneDecimal);

/** Formats an average, as in '40.8'. */
export const formatAverage = (value: number): string => average.format(value);

/** Formats a percentage, as in '12.5%'; '<0.1%' for a tiny non-zero one; '–' when the total is zero or unknown. */
export function formatShare(count: number, total: number | null | undefined): string {
  if (total === null || total === undefined || total === 0) return '–';
  return count > 0 && count / total < 0.0005 ? '<0.1%' : percent.format(count / total);
}

/** Ratio of sections with plays to all sections; null without sections. */
export function engagementRate(plays: LanguagePlays): number | null {
  return plays.total_sections === 0 ? null : plays.sections_with_plays / plays.total_sections;
}

export const formatEngagement = (plays: LanguagePlays) =>
  formatShare(plays.sections_with_plays, plays.total_sections);
