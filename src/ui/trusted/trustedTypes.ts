/** The part of the Trusted Types API that is used; TypeScript's own library does not have it yet. */
interface TrustedTypesApi {
  createPolicy: (
    name: string,
    rules: Record<
      'createHTML' | 'createScript' | 'createScriptURL',
      (text: string) => string | null
    >,
  ) => unknown;
}

const allowedMarkup = new Set(['']);
const allowedData = new Set<string>();
const ownScript = /^\/(assets\/[\w.-]+|service-worker)\.js$/;

/** Allows one text of markup that a library assigns to `innerHTML`. */
export const allowMarkup = (markup: string) => void allowedMarkup.add(markup);

/** Allows one text of a data block, which Firefox takes for a script's. */
export const allowData = (text: string) => void allowedData.add(text);

/** Markup, data block or script URL as it is when it is known; null, which the browser refuses, otherwise. */
export const trustedRules = {
  createHTML: (markup: string) => (allowedMarkup.has(markup) ? markup : null),
  createScript: (text: string) => (allowedData.has(text) ? text : null),
  createScriptURL(url: string) {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && ownScript.test(pathname) ? url : null;
  },
};

/**
 * The page's only policy: every string that reaches a sink passes it, and what it does not know is refused.
 * https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export function installTrustedTypes(): void {
  if (!('trustedTypes' in globalThis)) return;
  const { trustedTypes } = globalThis as unknown as { trustedTypes: TrustedTypesApi }; // just checked
  trustedTypes.createPolicy('default', trustedRules);
}
