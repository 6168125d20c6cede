const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isLoopbackHost(hostname: string): boolean {
  return loopback.has(hostname);
}

function parse(href: string): URL | null {
  return URL.canParse(href) ? new URL(href) : null;
}

function isWeb(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

/**
 * Validated redirect target of a sign-in: the site's own scheme and host, an allowed origin, or, for a site on this
 * machine, any of its ports. Any other target is replaced by the site.
 */
export function safeRedirect(
  requested: string | undefined,
  site: string,
  allowedOrigins: readonly string[],
): string {
  const target = requested === undefined ? null : parse(requested);
  const siteUrl = new URL(site);
  if (target === null || !isWeb(target)) return siteUrl.href;
  const isSameSite = target.protocol === siteUrl.protocol && target.host === siteUrl.host;
  const isLocal = isLoopbackHost(siteUrl.hostname) && isLoopbackHost(target.hostname);
  return isSameSite || isLocal || allowedOrigins.includes(target.origin)
    ? target.href
    : siteUrl.href;
}

/** `href` with `parameters` added to its query. */
export function withQuery(href: string, parameters: Record<string, string>): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
