import { isJson } from '../../domain/jsonReader';

/** A field named like a URL whose value is neither empty nor begins with a scheme (RFC 3986, section 4.2). */
const RELATIVE_FIELD = /[uU]rl"\s*:\s*"(?![a-zA-Z][a-zA-Z0-9+.-]*:|")/;
const IS_ABSOLUTE = /^[a-z][a-z0-9+.-]*:/i;

/** True for a JSON text that may hold relative URLs: most hold none, and are not walked through. */
export const mayHoldRelativeUrls = (text: string): boolean => RELATIVE_FIELD.test(text);

function resolved(url: string, base: string): string {
  if (url === '' || IS_ABSOLUTE.test(url)) return url;
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}

/** A body whose relative URLs of media are resolved against `base`, the URL of the worker. */
export function resolveRelativeUrls(body: unknown, base: string): unknown {
  if (Array.isArray(body)) return body.map((entry) => resolveRelativeUrls(entry, base));
  if (!isJson(body)) return body;
  const entries = Object.entries(body).map(([name, value]) => {
    const isUrl = typeof value === 'string' && /[uU]rl$/.test(name);
    return [name, isUrl ? resolved(value, base) : resolveRelativeUrls(value, base)];
  });
  return Object.fromEntries(entries);
}
