import type { Row } from './bulkInsert';
import type { SampleTour } from './sampleTour';
import type { SeededRandom } from './seededRandom';

const MEDIAN_PLAYS = 90;
const SPREAD = 1.1;
/** How many of those who heard a stop walk on to the next. */
const STAYING = 0.94;
const NEVER_PLAYED = 0.3;
/** Of all listeners; every other language of a tour has the weight of one of the rest. */
const weights: Record<string, number> = { en: 0.55, hi: 0.22 };
const OTHER_WEIGHT = 0.08;

const weightOf = (language: string): number => weights[language] ?? OTHER_WEIGHT;

/** Listeners: loved tours and quiet ones, fewer from stop to stop, and stops nobody has heard. */
export function samplePlays(
  tour: SampleTour,
  sectionIds: readonly string[],
  random: SeededRandom,
): Row[] {
  const listeners = random.lognormal(MEDIAN_PLAYS, SPREAD);
  return tour.sections.flatMap((section, index) => {
    const languages = Object.keys(section.texts);
    const whole = languages.reduce((sum, language) => sum + weightOf(language), 0);
    const isUnheard = random.chance(NEVER_PLAYED);
    return languages.flatMap((language): Row[] => {
      const share = weightOf(language) / whole;
      const noise = 0.8 + 0.4 * random.next();
      const plays = Math.round(listeners * STAYING ** index * share * noise);
      if (isUnheard || plays === 0) return [];
      return [{ section_id: sectionIds[index], language, plays }];
    });
  });
}
