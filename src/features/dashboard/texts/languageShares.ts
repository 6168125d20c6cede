import { countOf, formatCount } from '../../../domain/text/count';
import { type AnalyticsOverview } from '../../../domain/tours/analytics';

/** Number of records with texts in a language, out of a total. */
export interface Share {
  count: number;
  total: number;
}

/** Progress of a language; null for an unknown share. */
export interface LanguageShare {
  code: string;
  tours: Share | null;
  sections: Share | null;
}

/**
 * Progress of each language: tours by the languages in their rows; sections by the worker's counts, relative to the
 * language with the most.
 */
export function languageShares(
  codes: readonly string[],
  languagesByTour: ReadonlyMap<string, readonly string[]>,
  sections: AnalyticsOverview['by_language'] | null,
): LanguageShare[] {
  const tours = [...languagesByTour.values()];
  const sectionsIn = (code: string) => sections?.[code]?.total_sections ?? 0;
  const mostSections = Math.max(0, ...codes.map(sectionsIn));
  return codes.map((code) => {
    const count = tours.filter((languages) => languages.includes(code)).length;
    return {
      code,
      tours: tours.length === 0 ? null : { count, total: tours.length },
      sections: mostSections === 0 ? null : { count: sectionsIn(code), total: mostSections },
    };
  });
}

/** Share to display and sort by: of the sections, otherwise of the tours. */
export const mainShare = ({ tours, sections }: LanguageShare): Share | null => sections ?? tours;

/** Orders of the languages: the catalogue's, or by share. */
export const shareOrders = ['as listed', 'highest first', 'lowest first'] as const;
export type ShareOrder = (typeof shareOrders)[number];

const ratioOf = (language: LanguageShare) => {
  const share = mainShare(language);
  return share === null || share.total === 0 ? 0 : share.count / share.total;
};

/** Languages in an order; ties keep the catalogue's order. */
export function orderShares(
  shares: readonly LanguageShare[],
  order: ShareOrder,
): readonly LanguageShare[] {
  if (order === 'as listed') return shares;
  const sign = order === 'highest first' ? -1 : 1;
  return shares.toSorted((one, other) => sign * (ratioOf(one) - ratioOf(other)));
}

/** Description of a language's progress, as in '620 of 749 sections, 51 of 60 tours'. */
export function describeShare({ tours, sections }: LanguageShare): string {
  const part = (share: Share | null, noun: string) =>
    share === null ? [] : [`${formatCount(share.count)} of ${countOf(share.total, noun)}`];
  return [...part(sections, 'section'), ...part(tours, 'tour')].join(', ');
}
