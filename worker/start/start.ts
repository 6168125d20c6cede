import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConsole, consoleEnvironment } from './buildConsole';
import { createSite } from './createSite';
import { lockData } from './dataLock';
import { explainFailure } from './explainFailure';
import { listen, stopListening, type Fetch } from './listen';
import { openData } from './openData';
import { startSweeping } from './startSweeping';
import { readSettings, type StartSettings } from './workerSettings';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** A terminal's Ctrl+C reaches the worker twice: from the terminal itself, and forwarded by npm. */
const REPEATED_SIGNAL_MS = 1000;

const startingPage: Fetch = () =>
  new Response('<meta http-equiv="refresh" content="2"><p>Starting…', {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2' },
  });

/** Prints the duration of a part of the start, in verbose mode. */
async function timed<T>(name: string, isVerbose: boolean, work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (isVerbose) console.log(`${name}: ${seconds} s`);
  return result;
}

function printReady({ publicUrl, supabaseUrl, isApiOnly }: StartSettings): void {
  console.log(`Kathayatra is ready: ${publicUrl}${isApiOnly ? ' (API only)' : ''}`);
  console.log(
    supabaseUrl === null
      ? `Sign in at ${publicUrl}/admin/login: a local page stands in for Google. Choose Asha Menon, the owner.`
      : `People sign in by ${supabaseUrl}.`,
  );
}

/** Closes and exits on SIGINT and SIGTERM; a second signal, a moment later, exits at once. */
function closeOnSignals(close: () => Promise<void>): void {
  let signalledAt: number | null = null;
  const handle = () => {
    if (signalledAt === null) {
      signalledAt = performance.now();
      void close().then(() => process.exit(0));
    } else if (performance.now() - signalledAt > REPEATED_SIGNAL_MS) {
      process.exit(1);
    }
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
}

async function start(settings: StartSettings): Promise<void> {
  const { dataDirectory, publicUrl, isVerbose, isApiOnly, supabaseUrl } = settings;
  const lock = await lockData(dataDirectory, publicUrl);
  const abortController = new AbortController();
  const closers: (() => Promise<void>)[] = [lock.release];
  let isClosing = false;
  const close = async () => {
    isClosing = true;
    abortController.abort();
    for (const each of closers.toReversed()) await each().catch(console.error);
  };
  closeOnSignals(close);

  try {
    let site = startingPage;
    const server = await listen((request, env) => site(request, env), settings);
    closers.push(() => stopListening(server));

    const env = consoleEnvironment(process.env, supabaseUrl);
    if (!existsSync(join(dataDirectory, 'database')) && settings.databaseUrl === null) {
      console.log('The first start takes about a minute: it sets up the database and the console.');
    }
    const [data] = await Promise.all([
      timed('Data', isVerbose, openData(settings, abortController.signal)).then((opened) => {
        closers.splice(1, 0, opened.close);
        return opened;
      }),
      isApiOnly
        ? null
        : timed('Console', isVerbose, buildConsole(root, env, abortController.signal)),
    ]);
    site = await createSite(settings, data, isApiOnly ? null : join(root, 'dist'));
    if (!isClosing) closers.splice(2, 0, startSweeping(data));
    if (!isClosing) printReady(settings);
  } catch (error) {
    if (isClosing) return;
    await close();
    throw error;
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
let settings: StartSettings | null = null;
try {
  settings = readSettings(process.env, process.argv.slice(2));
  await start(settings);
} catch (error) {
  console.error(explainFailure(error, settings));
  process.exit(1);
}
