import { isJson } from '../../domain/jsonReader';

/** Matches a URL field with a relative value: not empty, and without a scheme (RFC 3986, section 4.2). */
const RELATIVE_FIELD = /[uU]rl"\s*:\s*"(?![a-zA-Z][a-zA-Z0-9+.-]*:|")/;
const IS_ABSOLUTE = /^[a-z][a-z0-9+.-]*:/i;

/** True when a JSON text may contain relative URLs; most contain none and skip the walk. */
export const mayHoldRelativeUrls = (text: string): boolean => RELATIVE_FIELD.test(text);

function resolved(url: string, base: string): string {
  if (url === '' || IS_ABSOLUTE.test(url)) return url;
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}

/** Resolves relative media URLs in a body against `base`, the worker's URL. */
export function resolveRelativeUrls(body: unknown, base: string): unknown {
  if (Array.isArray(body)) return body.map((entry) => resolveRelativeUrls(entry, base));
  if (!isJson(body)) return body;
  const entries = Object.entries(body).map(([name, value]) => {
    const isUrl = typeof value === 'string' && /[uU]rl$/.test(name);
    return [name, isUrl ? resolved(value, base) : resolveRelativeUrls(value, base)];
  });
  return Object.fromEntries(entries);
}
