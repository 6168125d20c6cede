import { type LandingContent, type LandingTour } from '../../../domain/tours/landing';

export const languageNames = (
  codes: readonly string[],
  languages: LandingContent['languages'],
): string[] =>
  codes.map((code) => languages.find((candidate) => candidate.code === code)?.label ?? code);

/** Names of a tour's languages: the requested one, then the others in page order. */
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

/** City and country, omitting unknown ones. */
export const placeLine = ({ city, country }: LandingTour): string =>
  [city, country].filter((part) => part !== '').join(', ');

/** Duration and number of stops, as in '1 h 10 min · 12 stops', omitting unknown ones. */
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
 * Language of a tour's texts requested in `asked`; empty when unknown, because the worker does not name the language of
 * fallback texts.
 */
export const textLanguage = ({ languages }: LandingTour, asked: string): string =>
  languages.includes(asked) ? asked : '';
