import { type LandingContent, type LandingTour } from '../../../domain/tours/landing';

export const languageNames = (
  codes: readonly string[],
  languages: LandingContent['languages'],
): string[] =>
  codes.map((code) => languages.find((candidate) => candidate.code === code)?.label ?? code);

/** Names of a tour's languages: the one that it was requested in, then the others in the order of the page. */
export const tourLanguages = (
  tour: LandingTour,
  languages: LandingContent['languages'],
  asked: string,
): string[] => {
  const ordered = new Set([asked, ...languages.map(({ code }) => code), ...tour.languages]);
  return languageNames(
    [...ordered].filter((code) => tour.languages.includes(code)),
    languages,
  );
};

/** City and country, as far as they are known. */
export const placeLine = ({ city, country }: LandingTour): string =>
  [city, country].filter((part) => part !== '').join(', ');

/** Length and number of stops, as far as they are known: '1 h 10 min · 12 stops'. */
export function factsLine({ durationSeconds, sectionCount }: LandingTour): string {
  const minutes = Math.round((durationSeconds ?? 0) / 60);
  const hours = Math.floor(minutes / 60);
  const length = [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : ''];
  const stops = sectionCount ? `${sectionCount} ${sectionCount === 1 ? 'stop' : 'stops'}` : '';
  return [length.filter((part) => part !== '').join(' '), stops]
    .filter((part) => part !== '')
    .join(' · ');
}

/**
 * Language of a tour's texts that were requested in one; empty for unknown, since the worker does not return the other
 * one in which it returns what the tour lacks.
 */
export const textLanguage = ({ languages }: LandingTour, asked: string): string =>
  languages.includes(asked) ? asked : '';
