/** Values for the placeholders of the app's URL. */
interface AppPageParts {
  city?: string;
  language?: string;
}

/**
 * The app's own page of a city or a language; null where the URL has no placeholder for it, so that the landing page
 * shows the tours itself. A value that is not known is empty.
 */
export function appPage(template: string | null, parts: AppPageParts): string | null {
  const hasPlaceholder = Object.keys(parts).some(
    (name) => template?.includes(`{${name}}`) === true,
  );
  if (template === null || !hasPlaceholder) return null;
  return template
    .replaceAll('{city}', encodeURIComponent(parts.city ?? ''))
    .replaceAll('{language}', encodeURIComponent(parts.language ?? ''));
}
