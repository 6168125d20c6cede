/** How this start of the worker is to be; read once, from the environment and the command line. */
export interface StartSettings {
  host: string;
  port: number;
  /** What the addresses of stored files begin with; no slash at the end. */
  publicUrl: string;
  /** Everything that is kept on this machine. */
  dataDirectory: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  /** The hosted backend; null: the local stand-in takes its place. */
  supabaseUrl: string | null;
  /** Origins, besides the worker's own, whose pages may call it. */
  allowedOrigins: string[];
  /** How many sample tours an empty database is filled with. */
  sampleTours: number;
  /** The worker without the built console, for the development server in front of it. */
  isApiOnly: boolean;
  isVerbose: boolean;
}

/** Every complaint about the settings, at once. */
export class WrongSettings extends Error {
  constructor(readonly complaints: string[]) {
    super(complaints.join('\n'));
  }
}

export const WRITTEN_TOURS = 50;
const loopback = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

const isWeb = (address: string): boolean =>
  /^https?:\/\/[^/]/.test(address) && URL.canParse(address);

/** Also a socket's address, which names no host. */
function isOnThisMachine(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const { hostname } = new URL(databaseUrl);
  return hostname === '' || loopback.has(hostname);
}

function readWhole(text: string, most: number): number | null {
  return /^\d+$/.test(text) && Number(text) <= most ? Number(text) : null;
}

type Environment = Record<string, string | undefined>;

/** Why the stand-in, an open door by design, may not be opened here. */
function complainAboutStandIn(
  env: Environment,
  host: string,
  databaseUrl: string | null,
): string[] {
  const need =
    'Set SUPABASE_URL: without it anyone could sign in, by the local stand-in for Google,';
  const complaints: string[] = [];
  if (env['NODE_ENV'] === 'production') complaints.push(`${need} in production`);
  if (!loopback.has(host)) complaints.push(`${need} from other machines (HOST is ${host})`);
  if (databaseUrl !== null && !isOnThisMachine(databaseUrl)) {
    complaints.push(`${need} to a database on another machine (DATABASE_URL)`);
  }
  return complaints;
}

export function readSettings(env: Environment, args: readonly string[]): StartSettings {
  const given = (name: string): string | null => (env[name] ?? '').trim() || null;
  const address = (name: string): string | null => given(name)?.replace(/\/+$/, '') ?? null;
  const host = given('HOST') ?? '127.0.0.1';
  const port = readWhole(given('PORT') ?? '4173', 65_535) || null;
  const databaseUrl = given('DATABASE_URL');
  const supabaseUrl = address('SUPABASE_URL');
  const usualTours = supabaseUrl === null ? String(WRITTEN_TOURS) : '0';
  const sampleTours = readWhole(given('SAMPLE_TOURS') ?? usualTours, 100_000);
  const shownHost = loopback.has(host) ? 'localhost' : host;
  const publicUrl = address('PUBLIC_URL') ?? `http://${shownHost}:${port}`;
  const allowedOrigins = (given('ALLOWED_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean);

  const complaints: string[] = [];
  if (port === null) complaints.push('PORT must be a number from 1 to 65535');
  if (sampleTours === null) complaints.push('SAMPLE_TOURS must be a number from 0 to 100000');
  if (!isWeb(publicUrl)) complaints.push('PUBLIC_URL must be an http(s) address');
  if (supabaseUrl !== null && !isWeb(supabaseUrl)) {
    complaints.push('SUPABASE_URL must be an http(s) address');
  }
  for (const origin of allowedOrigins) {
    if (!isWeb(origin) || new URL(origin).origin !== origin) {
      complaints.push(`ALLOWED_ORIGINS: ${origin} is no origin (https://host, without a path)`);
    }
  }
  if (supabaseUrl === null) complaints.push(...complainAboutStandIn(env, host, databaseUrl));
  if (complaints.length > 0 || port === null || sampleTours === null) {
    throw new WrongSettings(complaints);
  }
  return {
    host,
    port,
    publicUrl,
    dataDirectory: given('DATA_DIR') ?? '.data',
    databaseUrl,
    supabaseUrl,
    allowedOrigins,
    sampleTours,
    isApiOnly: args.includes('--api-only'),
    isVerbose: args.includes('--verbose'),
  };
}
