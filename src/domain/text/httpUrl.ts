const absolute = /^https?:\/\/[^/]/i;
/** Prefix of nearly all URLs in responses. */
const shownPrefix = /^(https?:\/\/|\/)/;
/** Path of a file stored by the worker. */
const workerFile = /^\/media\/[a-zA-Z0-9][a-zA-Z0-9._-]*$/;

/** Resolves an http(s) URL against the worker's; null for anything else. */
export function resolveHttpUrl(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  try {
    const url = new URL(value.trim(), base);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * True for a URL that a picture may be loaded from: http(s), or relative to the worker. Most URLs are recognised by
 * their prefix, because a catalogue has ten thousand.
 */
export function isDisplayableUrl(text: string): boolean {
  return shownPrefix.test(text) || resolveHttpUrl(text, 'https://worker.invalid') !== null;
}

/** True for a URL that may be stored in a record: http(s), or a file of the worker's own. */
export function isStorableUrl(text: string): boolean {
  return (absolute.test(text) && URL.canParse(text)) || workerFile.test(text);
}
