import { trimmed, type RawSettings } from './settings';

const REQUIRED = ['VITE_WORKER_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;
const URL_SETTINGS = [
  'VITE_WORKER_URL',
  'VITE_SUPABASE_URL',
  'VITE_IOS_STORE_URL',
  'VITE_ANDROID_STORE_URL',
  'VITE_TOURS_URL',
  'VITE_PUBLIC_URL',
] as const;
/** An absolute HTTP(S) URL, or a path on the site's origin. */
const urlPattern = /^(https?:\/\/[^\s/]|\/(?!\/))/;

/** Validation errors, each naming its setting; empty when the settings are valid. The build fails on any error. */
export function validateSettings(raw: RawSettings): string[] {
  const missing = REQUIRED.filter((name) => trimmed(raw[name]) === '').map(
    (name) => `${name} is missing`,
  );
  const malformed = URL_SETTINGS.filter(
    (name) => trimmed(raw[name]) !== '' && !urlPattern.test(trimmed(raw[name])),
  ).map((name) => `${name} must be an http(s) address or a path of this site`);
  const isSwitch = ['', 'on', 'off'].includes(trimmed(raw.VITE_SERVICE_WORKER));
  return [...missing, ...malformed, ...(isSwitch ? [] : ['VITE_SERVICE_WORKER must be on or off'])];
}
