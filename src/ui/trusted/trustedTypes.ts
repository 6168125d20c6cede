/** Subset of the Trusted Types API in use, which TypeScript's library does not declare yet. */
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

/** Allows a markup string that a library assigns to `innerHTML`. */
export const allowMarkup = (markup: string) => void allowedMarkup.add(markup);

/** Allows the text of a data block, which Firefox treats as a script. */
export const allowData = (text: string) => void allowedData.add(text);

/** Returns a known markup string, data block or script URL unchanged, else null, which makes the browser reject it. */
export const trustedRules = {
  createHTML: (markup: string) => (allowedMarkup.has(markup) ? markup : null),
  createScript: (text: string) => (allowedData.has(text) ? text : null),
  createScriptURL(url: string) {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && ownScript.test(pathname) ? url : null;
  },
};

/**
 * Default policy, the page's only one: every string that reaches an injection sink passes through it, and unknown
 * strings are rejected. https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export function installTrustedTypes(): void {
  if (!('trustedTypes' in globalThis)) return;
  const { trustedTypes } = globalThis as unknown as { trustedTypes: TrustedTypesApi }; // just checked
  trustedTypes.createPolicy('default', trustedRules);
}
