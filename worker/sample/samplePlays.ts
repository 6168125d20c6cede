import type { sectionPlays } from '../schema/playTables';
import type { SampleTour } from './sampleTour';
import type { SeededRandom } from './seededRandom';

const MEDIAN_PLAYS = 90;
const SPREAD = 1.1;
/** Share of a stop's listeners who continue to the next stop. */
const RETENTION = 0.94;
const NEVER_PLAYED = 0.3;
/** Weights of languages among all listeners; all others have OTHER_WEIGHT. */
const weights: Record<string, number> = { en: 0.55, hi: 0.22 };
const OTHER_WEIGHT = 0.08;

const weightOf = (language: string): number => weights[language] ?? OTHER_WEIGHT;

type PlaysRow = typeof sectionPlays.$inferInsert;

/**
 * Plays by section and language: log-normal between tours, decreasing from stop to stop, with some stops never played.
 */
export function samplePlays(
  tour: SampleTour,
  sectionIds: readonly string[],
  random: SeededRandom,
): PlaysRow[] {
  const listeners = random.lognormal(MEDIAN_PLAYS, SPREAD);
  return sectionIds.flatMap((section_id, index) => {
    const languages = Object.keys(tour.sections[index]?.texts ?? {});
    const totalWeight = languages.reduce((sum, language) => sum + weightOf(language), 0);
    const isUnplayed = random.chance(NEVER_PLAYED);
    let isFirst = true;
    return languages.flatMap((language): PlaysRow[] => {
      const share = weightOf(language) / totalWeight;
      const noise = 0.8 + 0.4 * random.next();
      const plays = Math.round(listeners * RETENTION ** index * share * noise);
      if (isUnplayed || plays === 0) return [];
      const row = { section_id, language, plays, is_first: isFirst };
      isFirst = false;
      return [row];
    });
  });
}
