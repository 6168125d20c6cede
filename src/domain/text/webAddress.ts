const absolute = /^https?:\/\/[^/]/i;
/** Prefix of nearly all addresses in answers. */
const shownPrefix = /^(https?:\/\/|\/)/;
/** The path of a file that the worker keeps. */
const workerFile = /^\/media\/[a-zA-Z0-9][a-zA-Z0-9._-]*$/;

/** Resolves an http(s) address against the worker's; null for everything else. */
export function webAddress(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  try {
    const address = new URL(value.trim(), base);
    return /^https?:$/.test(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
}

/**
 * True for an address that a picture may be shown from: http(s), or relative to the worker. Most addresses
 * are recognised by how they begin: a catalogue has ten thousand.
 */
export function isShownAddress(text: string): boolean {
  return shownPrefix.test(text) || webAddress(text, 'https://worker.invalid') !== null;
}

/** True for an address that a record may be given: http(s), or a file of the worker's own. */
export function isSentAddress(text: string): boolean {
  return (absolute.test(text) && URL.canParse(text)) || workerFile.test(text);
}
