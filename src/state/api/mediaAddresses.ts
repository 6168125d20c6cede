import { isJson } from '../../domain/jsonReader';

/** A field named like an address whose value is neither empty nor begins with a scheme (RFC 3986, section 4.2). */
const RELATIVE_FIELD = /[uU]rl"\s*:\s*"(?![a-zA-Z][a-zA-Z0-9+.-]*:|")/;
const IS_ABSOLUTE = /^[a-z][a-z0-9+.-]*:/i;

/** True for a JSON text that may hold relative addresses: most hold none, and are not walked through. */
export const mayHoldRelativeAddresses = (text: string): boolean => RELATIVE_FIELD.test(text);

function resolved(address: string, base: string): string {
  if (address === '' || IS_ABSOLUTE.test(address)) return address;
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

/** A body in which relative addresses of media belong to the worker, whose address is `base`. */
export function resolveAddresses(body: unknown, base: string): unknown {
  if (Array.isArray(body)) return body.map((entry) => resolveAddresses(entry, base));
  if (!isJson(body)) return body;
  const entries = Object.entries(body).map(([name, value]) => {
    const isAddress = typeof value === 'string' && /[uU]rl$/.test(name);
    return [name, isAddress ? resolved(value, base) : resolveAddresses(value, base)];
  });
  return Object.fromEntries(entries);
}
