/** Raw settings from the build's environment, each documented in `.env.example`. */
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
  VITE_TOURS_URL?: string;
  VITE_PUBLIC_URL?: string;
  VITE_SERVICE_WORKER?: string;
  VITE_MEDIA_ORIGINS?: string;
}

export interface Settings {
  /** Absolute URL without a trailing slash. */
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
  /** URL of the app's page of tours; may contain the placeholders `{city}` and `{language}`. */
  toursUrl: string | null;
  /** Public origin of the site, for canonical URLs. */
  publicUrl: string;
  /** True when a service worker caches the build, so that the console opens without a network. */
  hasServiceWorker: boolean;
}

/** The value without surrounding white space; empty when unset. */
export const trimmed = (value: string | undefined) => (value ?? '').trim();

/** Parses settings that passed `validateSettings`; paths are resolved against `origin`. */
export function parseSettings(raw: RawSettings, origin: string): Settings {
  const resolveUrl = (value: string | undefined) =>
    new URL(trimmed(value), origin).href.replace(/\/+$/, '');
  const orNull = (value: string | undefined) => (trimmed(value) === '' ? null : trimmed(value));
  return {
    workerUrl: resolveUrl(raw.VITE_WORKER_URL),
    supabaseUrl: resolveUrl(raw.VITE_SUPABASE_URL),
    supabaseAnonKey: trimmed(raw.VITE_SUPABASE_ANON_KEY),
    productName: trimmed(raw.VITE_PRODUCT_NAME) || 'Kathayatra',
    supportEmail: trimmed(raw.VITE_SUPPORT_EMAIL) || 'support@kathayatra.example',
    appScheme: trimmed(raw.VITE_APP_SCHEME) || 'kathayatra',
    androidPackage: orNull(raw.VITE_ANDROID_PACKAGE),
    iosStoreUrl: orNull(raw.VITE_IOS_STORE_URL),
    androidStoreUrl: orNull(raw.VITE_ANDROID_STORE_URL),
    toursUrl: orNull(raw.VITE_TOURS_URL),
    publicUrl: trimmed(raw.VITE_PUBLIC_URL) === '' ? origin : resolveUrl(raw.VITE_PUBLIC_URL),
    hasServiceWorker: trimmed(raw.VITE_SERVICE_WORKER) !== 'off',
  };
}

/** Spelled out individually, because the build replaces each `process.env` expression with its value. */
export const buildSettings: RawSettings = {
  VITE_WORKER_URL: process.env.VITE_WORKER_URL,
  VITE_SUPABASE_URL: process.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_ANON_KEY: process.env.VITE_SUPABASE_ANON_KEY,
  VITE_PRODUCT_NAME: process.env.VITE_PRODUCT_NAME,
  VITE_SUPPORT_EMAIL: process.env.VITE_SUPPORT_EMAIL,
  VITE_APP_SCHEME: process.env.VITE_APP_SCHEME,
  VITE_ANDROID_PACKAGE: process.env.VITE_ANDROID_PACKAGE,
  VITE_IOS_STORE_URL: process.env.VITE_IOS_STORE_URL,
  VITE_ANDROID_STORE_URL: process.env.VITE_ANDROID_STORE_URL,
  VITE_TOURS_URL: process.env.VITE_TOURS_URL,
  VITE_PUBLIC_URL: process.env.VITE_PUBLIC_URL,
  VITE_SERVICE_WORKER: process.env.VITE_SERVICE_WORKER,
  VITE_MEDIA_ORIGINS: process.env.VITE_MEDIA_ORIGINS,
};
