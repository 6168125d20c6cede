/** Parts of the app's URL that a place on the page fills in. */
interface AppPageParts {
  city?: string;
  language?: string;
}

/**
 * The app's own page of a city or a language; null where the URL names no place for it, so that the page shows the
 * tours itself. A part that is not known is empty.
 */
export function appPage(template: string | null, parts: AppPageParts): string | null {
  const hasPlace = Object.keys(parts).some((name) => template?.includes(`{${name}}`) === true);
  if (template === null || !hasPlace) return null;
  return template
    .replaceAll('{city}', encodeURIComponent(parts.city ?? ''))
    .replaceAll('{language}', encodeURIComponent(parts.language ?? ''));
}
