import { type RawSettings } from '../settings';

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/**
 * Origins of recordings, besides the worker's own, that the console may read; used by the build only. Throws a single
 * error that names every value that is not an origin.
 */
export function readMediaOrigins({ VITE_MEDIA_ORIGINS = '' }: RawSettings): string[] {
  const origins = VITE_MEDIA_ORIGINS.split(/[\s,]+/).filter(Boolean);
  const others = origins.filter((origin) => !isOrigin(origin));
  if (others.length === 0) return origins;
  throw new Error(
    `VITE_MEDIA_ORIGINS: ${others.join(' and ')}: no origin (https://host, without a path)`,
  );
}
