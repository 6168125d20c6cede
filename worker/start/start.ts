import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConsole, consoleEnvironment } from './buildConsole';
import { createSite } from './createSite';
import { lockData } from './dataLock';
import { explainFailure } from './explainFailure';
import { listen, type Fetch, type GracePeriods } from './listen';
import { logEnd, logEvent, logFailure, logRequest } from '../logging/log';
import { setLogFormat } from '../logging/logFormat';
import { openPlayRecorder } from '../plays/bufferedPlayRecorder';
import { openData, type OpenData } from './openData';
import { startSweeping } from './startSweeping';
import { redirectOrigin } from '../storage/s3/s3Settings';
import { watchRequests } from '../monitoring/watchRequests';
import { readSettings, type StartSettings } from './workerSettings';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** A terminal's Ctrl+C reaches the worker twice: from the terminal itself, and forwarded by npm. */
const REPEATED_SIGNAL_MS = 1000;

/** Time after SIGTERM during which requests in flight are still accepted, in milliseconds. */
const DRAIN_MS = 1000;

const startingPage: Fetch = ({ url }) =>
  new URL(url).pathname === '/healthz'
    ? Response.json({ ok: true })
    : new Response('<meta http-equiv="refresh" content="2"><p>Starting…', {
        status: 503,
        headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2' },
      });

/** Prints the duration of a part of the start, in verbose mode. */
async function timed<T>(name: string, isVerbose: boolean, work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (isVerbose) logEvent(`${name}: ${seconds} s`);
  return result;
}

function printReady({ publicUrl, supabaseUrl, isApiOnly }: StartSettings): void {
  logEvent(`Kathayatra is ready: ${publicUrl}${isApiOnly ? ' (API only)' : ''}`);
  logEvent(
    supabaseUrl === null
      ? `Sign in at ${publicUrl}/admin/login: a local page stands in for Google. Choose Asha Menon, the owner.`
      : `People sign in by ${supabaseUrl}.`,
  );
}

/**
 * Closes and exits on SIGINT and SIGTERM; a second signal, a moment later, exits immediately. SIGTERM comes from a
 * service manager, which waits for a graceful shutdown; SIGINT comes from a person at a terminal.
 */
function closeOnSignals(close: (isGraceful: boolean) => Promise<void>): void {
  let signalledAt: number | null = null;
  const handle = (signal: NodeJS.Signals) => {
    if (signalledAt === null) {
      signalledAt = performance.now();
      void close(signal === 'SIGTERM').then(() => process.exit(0));
    } else if (performance.now() - signalledAt > REPEATED_SIGNAL_MS) {
      process.exit(1);
    }
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}

/** Parts of the running worker, in closing order. */
const shutdownOrder = [
  'requests',
  'traces',
  'metrics',
  'sweeping',
  'push',
  'plays',
  'data',
  'lock',
] as const;
type Part = (typeof shutdownOrder)[number];

/** Serves the metrics; null when no port is configured. */
async function openMetrics({ host, metricsPort }: StartSettings, waiting: () => number) {
  if (metricsPort === null) return null;
  const { createMetrics } = await import('../monitoring/metrics');
  const metrics = createMetrics(waiting);
  const { stop } = await listen(metrics.fetch, { host, port: metricsPort });
  return { watch: metrics.watch, stop: () => stop() };
}

/** Starts tracing; null when no collector is configured. */
async function openTracing({ tracedService }: StartSettings) {
  if (tracedService === null) return null;
  const { createTracing } = await import('../monitoring/tracing');
  return createTracing(tracedService);
}

/** Starts sending notifications; undefined without a push provider. */
async function openPushProvider({ fcm, databaseUrl }: StartSettings, data: OpenData) {
  if (fcm === null) return undefined;
  const { fcmProvider } = await import('../push/fcmProvider');
  const { openPush } = await import('../push/openPush');
  return openPush(data, { provider: fcmProvider(fcm), isOnlySender: databaseUrl === null });
}

async function start(settings: StartSettings): Promise<void> {
  const { dataDirectory, publicUrl, isVerbose, isApiOnly, supabaseUrl } = settings;
  // The data lock is only for the embedded database: several workers may share a database server and stored files.
  const isEmbedded = settings.databaseUrl === null;
  const lock = isEmbedded ? await lockData(dataDirectory, publicUrl) : null;
  const abortController = new AbortController();
  const closers = new Map<Part, () => Promise<void>>();
  if (lock !== null) closers.set('lock', lock.release);
  let isClosing = false;
  let grace: GracePeriods | undefined;
  const close = async (isGraceful: boolean) => {
    isClosing = true;
    abortController.abort();
    const runningMs = settings.shutdownSeconds * 1000;
    if (isGraceful) grace = { idleMs: DRAIN_MS, runningMs };
    for (const part of shutdownOrder) {
      const failed = (error: unknown) => logFailure(`The end of ${part} failed`, error);
      await closers.get(part)?.().catch(failed);
    }
  };
  closeOnSignals(close);

  try {
    let site = startingPage;
    const server = await listen((request, env) => site(request, env), settings);
    closers.set('requests', () => server.stop(grace));

    const env = consoleEnvironment(process.env, supabaseUrl, redirectOrigin(settings.store));
    if (isEmbedded && !existsSync(join(dataDirectory, 'database'))) {
      logEvent('The first start takes about a minute: it sets up the database and the console.');
    }
    const [data] = await Promise.all([
      timed('Data', isVerbose, openData(settings, abortController.signal)).then((opened) => {
        closers.set('data', opened.close);
        return opened;
      }),
      isApiOnly
        ? null
        : timed('Console', isVerbose, buildConsole(root, env, abortController.signal)),
    ]);
    const playRecorder = openPlayRecorder(data.database, () => new Date(), settings.playFlushMs);
    closers.set('plays', playRecorder.close);
    const metrics = await openMetrics(settings, playRecorder.waiting);
    if (metrics !== null) closers.set('metrics', metrics.stop);
    const watchers = metrics === null ? [logRequest] : [logRequest, metrics.watch];
    const folder = isApiOnly ? null : join(root, 'dist');
    const push = await openPushProvider(settings, data);
    if (push !== undefined) closers.set('push', push.close);
    const handleRequest = await createSite(settings, data, { playRecorder, push }, folder);
    const tracing = await openTracing(settings);
    if (tracing !== null) closers.set('traces', tracing.stop);
    site = watchRequests(tracing?.traceRequests(handleRequest) ?? handleRequest, watchers);
    if (!isClosing) closers.set('sweeping', startSweeping(data));
    if (!isClosing) printReady(settings);
  } catch (error) {
    if (isClosing) return;
    await close(false);
    throw error;
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
let settings: StartSettings | null = null;
try {
  settings = readSettings(process.env, process.argv.slice(2));
  await setLogFormat(settings.logFormat);
  await start(settings);
} catch (error) {
  logEnd(explainFailure(error, settings));
  process.exit(1);
}
