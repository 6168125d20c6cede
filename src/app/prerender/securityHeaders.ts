import { type Settings } from '../settings';

/** Hashes of the pages' inline scripts and styles as CSP sources, as in 'sha256-…'. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Browser features that neither the pages nor their embedded content use. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Covers and recordings may have any stored URL. */
const ANYWHERE = ['https:', 'http:', 'blob:'];

/**
 * Content security policy (https://www.w3.org/TR/CSP3/) of every page, without `frame-ancestors`, which only works in a
 * header. Component styles are inserted by CSSOM, which a policy does not restrict.
 */
export function contentSecurityPolicy(
  { workerUrl, supabaseUrl, appScheme }: Settings,
  siteOrigin: string,
  mediaOrigins: readonly string[],
  { scripts, styles }: InlineHashes,
): string {
  const originOf = (url: string) => {
    const { origin } = new URL(url);
    return origin === siteOrigin ? "'self'" : origin;
  };
  const called = ["'self'", ...[workerUrl, supabaseUrl, ...mediaOrigins].map(originOf)];
  const directives: [string, ...(readonly string[])][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', ...ANYWHERE],
    ['media-src', "'self'", ...ANYWHERE],
    ['font-src', "'self'"],
    ['connect-src', ...new Set(called)],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    // Deep links into the app open in a hidden frame.
    ['frame-src', `${appScheme}:`],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Headers of every response of the site. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Ignored by browsers without TLS (RFC 6797, section 8.1).
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
