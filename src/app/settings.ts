/** The settings as the build hands them in; each is in `.env.example` with a line of comment. */
export interface RawSettings {
  VITE_WORKER_URL?: string;
  VITE_SUPABASE_URL?: string;
  VITE_SUPABASE_ANON_KEY?: string;
  VITE_PRODUCT_NAME?: string;
  VITE_SUPPORT_EMAIL?: string;
  VITE_APP_SCHEME?: string;
  VITE_ANDROID_PACKAGE?: string;
  VITE_IOS_STORE_URL?: string;
  VITE_ANDROID_STORE_URL?: string;
  VITE_PUBLIC_URL?: string;
  VITE_SERVICE_WORKER?: string;
}

export interface Settings {
  /** No slash at the end; empty path of the own origin resolved. */
  workerUrl: string;
  supabaseUrl: string;
  /** A legacy anon key or a publishable key. */
  supabaseAnonKey: string;
  productName: string;
  supportEmail: string;
  appScheme: string;
  androidPackage: string | null;
  iosStoreUrl: string | null;
  androidStoreUrl: string | null;
  /** Address the public pages are known by. */
  publicUrl: string;
  /** Whether the build is kept on the device, so that the console opens without a network. */
  hasServiceWorker: boolean;
}

const REQUIRED = ['VITE_WORKER_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;
const ADDRESSES = [
  'VITE_WORKER_URL',
  'VITE_SUPABASE_URL',
  'VITE_IOS_STORE_URL',
  'VITE_ANDROID_STORE_URL',
  'VITE_PUBLIC_URL',
] as const;
/** An absolute web address, or a path on the site's own origin. */
const addressPattern = /^(https?:\/\/[^\s/]|\/(?!\/))/;

const given = (value: string | undefined) => (value ?? '').trim();

/** Every complaint about the settings, each naming its setting; empty when they are usable. */
export function complainAboutSettings(raw: RawSettings): string[] {
  const missing = REQUIRED.filter((name) => given(raw[name]) === '').map(
    (name) => `${name} is missing`,
  );
  const malformed = ADDRESSES.filter(
    (name) => given(raw[name]) !== '' && !addressPattern.test(given(raw[name])),
  ).map((name) => `${name} must be an http(s) address or a path of this site`);
  const isSwitch = ['', 'on', 'off'].includes(given(raw.VITE_SERVICE_WORKER));
  return [...missing, ...malformed, ...(isSwitch ? [] : ['VITE_SERVICE_WORKER must be on or off'])];
}

/**
 * Turns the build's values into settings; `origin` resolves paths of the own site.
 * Throws one error that lists every missing or malformed setting by name.
 */
export function parseSettings(raw: RawSettings, origin: string): Settings {
  const complaints = complainAboutSettings(raw);
  if (complaints.length > 0) throw new Error(`Settings: ${complaints.join('; ')}`);
  const address = (value: string | undefined) =>
    new URL(given(value), origin).href.replace(/\/+$/, '');
  const orNull = (value: string | undefined) => (given(value) === '' ? null : given(value));
  return {
    workerUrl: address(raw.VITE_WORKER_URL),
    supabaseUrl: address(raw.VITE_SUPABASE_URL),
    supabaseAnonKey: given(raw.VITE_SUPABASE_ANON_KEY),
    productName: given(raw.VITE_PRODUCT_NAME) || 'Kathayatra',
    supportEmail: given(raw.VITE_SUPPORT_EMAIL) || 'support@kathayatra.example',
    appScheme: given(raw.VITE_APP_SCHEME) || 'kathayatra',
    androidPackage: orNull(raw.VITE_ANDROID_PACKAGE),
    iosStoreUrl: orNull(raw.VITE_IOS_STORE_URL),
    androidStoreUrl: orNull(raw.VITE_ANDROID_STORE_URL),
    publicUrl: given(raw.VITE_PUBLIC_URL) === '' ? origin : address(raw.VITE_PUBLIC_URL),
    hasServiceWorker: given(raw.VITE_SERVICE_WORKER) !== 'off',
  };
}

/** The build replaces each of these names by its value: they are written out for that. */
export const builtSettings: RawSettings = {
  VITE_WORKER_URL: process.env.VITE_WORKER_URL,
  VITE_SUPABASE_URL: process.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_ANON_KEY: process.env.VITE_SUPABASE_ANON_KEY,
  VITE_PRODUCT_NAME: process.env.VITE_PRODUCT_NAME,
  VITE_SUPPORT_EMAIL: process.env.VITE_SUPPORT_EMAIL,
  VITE_APP_SCHEME: process.env.VITE_APP_SCHEME,
  VITE_ANDROID_PACKAGE: process.env.VITE_ANDROID_PACKAGE,
  VITE_IOS_STORE_URL: process.env.VITE_IOS_STORE_URL,
  VITE_ANDROID_STORE_URL: process.env.VITE_ANDROID_STORE_URL,
  VITE_PUBLIC_URL: process.env.VITE_PUBLIC_URL,
  VITE_SERVICE_WORKER: process.env.VITE_SERVICE_WORKER,
};
