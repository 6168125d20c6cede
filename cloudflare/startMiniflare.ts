import { Miniflare } from 'miniflare';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The deployment settings that are also tested here. */
interface WranglerSettings {
  compatibility_date: string;
  compatibility_flags: string[];
  hyperdrive: { binding: string }[];
  r2_buckets: { binding: string }[];
  queues: {
    producers: { binding: string; queue: string }[];
    consumers: {
      queue: string;
      max_batch_size: number;
      max_batch_timeout: number;
      max_retries: number;
      retry_delay: number;
    }[];
  };
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[];
}

const folder = dirname(fileURLToPath(import.meta.url));

function readWranglerSettings(): WranglerSettings {
  const path = join(folder, 'wrangler.jsonc');
  const { config, error } = ts.parseConfigFileTextToJson(path, readFileSync(path, 'utf8'));
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  return config as WranglerSettings; // a missing binding fails at the start
}

interface StartOptions {
  port: number;
  /** Database behind Hyperdrive; the URL needs a password, any value will do. Null: no binding. */
  databaseUrl: string | null;
  /** Variables and secrets. */
  settings: Record<string, string>;
}

const named = <Entry, Value>(
  entries: readonly Entry[],
  describe: (entry: Entry) => [string, Value],
): Record<string, Value> => Object.fromEntries(entries.map(describe));

/** Starts the bundle on Cloudflare's runtime, with the bindings of `wrangler.jsonc`, all on this machine. */
export async function startMiniflare(options: StartOptions): Promise<Miniflare> {
  const { port, databaseUrl, settings } = options;
  const wrangler = readWranglerSettings();
  const { producers, consumers } = wrangler.queues;
  const databases = databaseUrl === null ? [] : [databaseUrl];
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port,
    cf: false,
    modules: true,
    scriptPath: join(folder, 'dist/worker.js'),
    compatibilityDate: wrangler.compatibility_date,
    compatibilityFlags: wrangler.compatibility_flags,
    bindings: settings,
    hyperdrives: Object.fromEntries(
      wrangler.hyperdrive.flatMap(({ binding }) => databases.map((url) => [binding, url])),
    ),
    r2Buckets: wrangler.r2_buckets.map(({ binding }) => binding),
    queueProducers: named(producers, ({ binding, queue }) => [binding, queue]),
    queueConsumers: named(consumers, (each) => [
      each.queue,
      {
        maxBatchSize: each.max_batch_size,
        maxBatchTimeout: each.max_batch_timeout,
        maxRetries: each.max_retries,
        retryDelay: each.retry_delay,
      },
    ]),
    ratelimits: named(wrangler.ratelimits, ({ name, ...limit }) => [name, limit]),
    unsafeTriggerHandlers: true,
    // Drops its lines about requests and about expected failures.
    handleRuntimeStdio(stdout, stderr) {
      stdout.resume();
      stderr.resume();
    },
  });
  await miniflare.ready;
  return miniflare;
}
