// Narrations to create, and those left out to stay within the size limit.

import type { Tour } from '../catalogue/writtenCatalogue.js';
import { extensionOf, packingOf, type Packing } from './encode.js';
import { voices } from './voices.js';

export interface Narration {
  file: string;
  slug: string;
  section: number;
  language: string;
  packing: Packing;
  text: string;
  titles: string[];
  /** Number of sections of the tour: the longest tours lose narrations first. */
  tourLength: number;
}

export function allNarrations(tours: Tour[]): Narration[] {
  return tours.flatMap((tour) =>
    tour.sections.flatMap((section, index) =>
      Object.entries(section.narration ?? {}).flatMap(([language, titles]) => {
        const text = section.texts[language]?.description ?? '';
        if (!voices[language] || text.trim() === '') return [];
        const name = `${tour.slug}-${String(index + 1).padStart(2, '0')}-${language}`;
        const packing = packingOf(name);
        return [
          {
            file: `${name}.${extensionOf(packing)}`,
            slug: tour.slug,
            section: index,
            language,
            packing,
            text,
            titles,
            tourLength: tour.sections.length,
          },
        ];
      }),
    ),
  );
}

/**
 * Drops last sections, longest tours first, one section of each tour in turn, until the rest fits the limit. The first
 * narrated section of a tour always stays.
 */
export function withinLimit(
  narrations: Narration[],
  bytesOf: (narration: Narration) => number,
  limit: number,
): Narration[] {
  let kept = narrations;
  let total = kept.reduce((sum, narration) => sum + bytesOf(narration), 0);
  while (total > limit) {
    const last = new Map<string, Narration>();
    const first = new Map<string, number>();
    for (const narration of kept) {
      const { slug, section } = narration;
      if ((last.get(slug)?.section ?? -1) < section) last.set(slug, narration);
      first.set(slug, Math.min(first.get(slug) ?? section, section));
    }
    const [goes] = [...last.values()]
      .filter(({ slug, section }) => section > (first.get(slug) ?? 0))
      .sort(
        (a, b) =>
          b.section - a.section || b.tourLength - a.tourLength || a.slug.localeCompare(b.slug),
      );
    if (!goes) break;
    kept = kept.filter(({ slug, section }) => slug !== goes.slug || section !== goes.section);
    total = kept.reduce((sum, narration) => sum + bytesOf(narration), 0);
  }
  return kept;
}
