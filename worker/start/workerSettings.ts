import { Client } from 'pg';
import { parseRateLimits, defaultRateLimits, type RateLimits } from '../http/rateLimits';
import type { S3Settings } from '../storage/s3/s3Settings';
import { isHttpUrl, readOperationSettings, type OperationSettings } from './operationSettings';
import type { FcmSettings } from '../push/fcmSettings';
import { readPushSettings } from './pushSettings';
import { readStoreSettings } from './storeSettings';

/** Settings of the worker's start, read from the environment and the command line. */
export interface StartSettings extends OperationSettings {
  host: string;
  port: number;
  /** Prefix of the URLs of stored files, without a trailing slash. */
  publicUrl: string;
  /** Directory of all local data. */
  dataDirectory: string;
  /** URL of a PostgreSQL database; null means the embedded one. */
  databaseUrl: string | null;
  /** Object storage for files; null means the data directory. */
  store: S3Settings | null;
  /** The push provider; null means that notifications are not sent. */
  fcm: FcmSettings | null;
  /** URL of the hosted backend; null means the local stand-in. */
  supabaseUrl: string | null;
  /** Allowed CORS origins besides the worker's own. */
  allowedOrigins: string[];
  /** Number of sample tours in a new database. */
  sampleTours: number;
  rateLimits: RateLimits;
  /** Number of proxies in front of the worker whose X-Forwarded-For is trusted. */
  trustedProxies: number;
  /** True to run the worker without the built console, behind the development server. */
  isApiOnly: boolean;
  isVerbose: boolean;
}

/** Invalid settings; lists every problem. */
export class InvalidSettings extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

export const WRITTEN_TOURS = 50;
const loopback = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/**
 * True for a database on this machine, by loopback host or socket folder. Asks the client itself which host it would
 * connect to, because the URL's query and PGHOST can name one as well.
 */
function isLocalDatabase(databaseUrl: string): boolean {
  try {
    const { host } = new Client({ connectionString: databaseUrl });
    return host.startsWith('/') || loopback.has(host);
  } catch {
    return false;
  }
}

type Environment = Record<string, string | undefined>;

function parseInteger(text: string, max: number): number | null {
  return /^\d+$/.test(text) && Number(text) <= max ? Number(text) : null;
}

/** Reasons why the stand-in, which asks for no password, must not run with these settings. */
function standInProblems(env: Environment, host: string, databaseUrl: string | null): string[] {
  const need =
    'Set SUPABASE_URL: without it anyone could sign in, by the local stand-in for Google,';
  const problems: string[] = [];
  if (env['NODE_ENV'] === 'production') problems.push(`${need} in production`);
  if (!loopback.has(host)) problems.push(`${need} from other machines (HOST is ${host})`);
  if (databaseUrl !== null && !isLocalDatabase(databaseUrl)) {
    problems.push(`${need} to a database on another machine (DATABASE_URL)`);
  }
  return problems;
}

export function readSettings(env: Environment, args: readonly string[]): StartSettings {
  const read = (name: string): string | null => (env[name] ?? '').trim() || null;
  const readUrl = (name: string): string | null => read(name)?.replace(/\/+$/, '') ?? null;
  const host = read('HOST') ?? '127.0.0.1';
  const port = parseInteger(read('PORT') ?? '4173', 65_535) || null;
  const databaseUrl = read('DATABASE_URL');
  const supabaseUrl = readUrl('SUPABASE_URL');
  const defaultTours = supabaseUrl === null ? String(WRITTEN_TOURS) : '0';
  const sampleTours = parseInteger(read('SAMPLE_TOURS') ?? defaultTours, 100_000);
  const shownHost = loopback.has(host) ? 'localhost' : host;
  const publicUrl = readUrl('PUBLIC_URL') ?? `http://${shownHost}:${port}`;
  const rateLimits = parseRateLimits(read('RATE_LIMITS') ?? '');
  const trustedProxies = parseInteger(read('TRUSTED_PROXIES') ?? '0', 10);
  const allowedOrigins = (read('ALLOWED_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean);

  const problems: string[] = [];
  const operation = readOperationSettings(env, problems);
  const store = readStoreSettings(env, problems);
  const fcm = readPushSettings(env, problems);
  if (port === null) problems.push('PORT must be a number from 1 to 65535');
  if (sampleTours === null) problems.push('SAMPLE_TOURS must be a number from 0 to 100000');
  if (rateLimits === null) {
    problems.push('RATE_LIMITS must be off, or words such as search=600/60 and upload=off');
  }
  if (trustedProxies === null) problems.push('TRUSTED_PROXIES must be a number from 0 to 10');
  if (!isHttpUrl(publicUrl)) problems.push('PUBLIC_URL must be an http(s) address');
  if (supabaseUrl !== null && !isHttpUrl(supabaseUrl)) {
    problems.push('SUPABASE_URL must be an http(s) address');
  }
  for (const origin of allowedOrigins) {
    if (!isHttpUrl(origin) || new URL(origin).origin !== origin) {
      problems.push(`ALLOWED_ORIGINS: ${origin} is no origin (https://host, without a path)`);
    }
  }
  if (supabaseUrl === null) problems.push(...standInProblems(env, host, databaseUrl));
  if (problems.length > 0 || port === null || sampleTours === null || trustedProxies === null) {
    throw new InvalidSettings(problems);
  }
  return {
    host,
    port,
    publicUrl,
    dataDirectory: read('DATA_DIR') ?? '.data',
    databaseUrl,
    store,
    fcm,
    supabaseUrl,
    allowedOrigins,
    sampleTours,
    rateLimits: rateLimits ?? defaultRateLimits,
    trustedProxies,
    ...operation,
    isApiOnly: args.includes('--api-only'),
    isVerbose: args.includes('--verbose'),
  };
}
