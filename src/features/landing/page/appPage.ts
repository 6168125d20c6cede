/** Values of the placeholders in the app's URL. */
interface AppPageParts {
  city?: string;
  language?: string;
}

/**
 * URL of the app's own page for a city or language; null when the template has no placeholder for it, so that the
 * landing page shows the tours itself. Missing values become empty.
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
