import { logFormats, type LogFormat } from '../logging/log';

/** Settings for monitoring and stopping the worker. */
export interface OperationSettings {
  logFormat: LogFormat;
  /** Port of the metrics, on the worker's own host; null disables metrics. */
  metricsPort: number | null;
  /** Service name of the traces; null when the environment configures no collector. */
  tracedService: string | null;
  /** Interval in milliseconds at which plays and events are written; 0 writes each before its response. */
  playFlushMs: number;
  /** Time for running requests to finish after SIGTERM, in seconds. */
  shutdownSeconds: number;
}

type Environment = Record<string, string | undefined>;

/** True for an http(s) URL with a host. */
export const isHttpUrl = (url: string): boolean =>
  /^https?:\/\/[^/]/.test(url) && URL.canParse(url);

interface NumberRange<Fallback> {
  fallback: Fallback;
  min: number;
  max: number;
}

/** Reads the settings; adds a message to `problems` for each invalid one. */
export function readOperationSettings(env: Environment, problems: string[]): OperationSettings {
  const read = (name: string): string => (env[name] ?? '').trim();
  function readNumber<Fallback>(name: string, range: NumberRange<Fallback>): number | Fallback {
    const { fallback, min, max } = range;
    const text = read(name);
    if (text === '') return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    problems.push(`${name} must be a number from ${min} to ${max}`);
    return fallback;
  }
  const format = read('LOG_FORMAT') || (env['NODE_ENV'] === 'production' ? 'json' : 'text');
  const logFormat = logFormats.find((each) => each === format);
  if (logFormat === undefined) problems.push('LOG_FORMAT must be text or json');
  const collectors = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
  const named = collectors.filter((name) => read(name) !== '');
  for (const name of named.filter((each) => !isHttpUrl(read(each)))) {
    problems.push(`${name} must be an http(s) address`);
  }
  return {
    logFormat: logFormat ?? 'text',
    metricsPort: readNumber('METRICS_PORT', { fallback: null, min: 1, max: 65_535 }),
    tracedService: named.length === 0 ? null : read('OTEL_SERVICE_NAME') || 'kathayatra',
    playFlushMs: readNumber('PLAY_FLUSH_MS', { fallback: 1000, min: 0, max: 60_000 }),
    shutdownSeconds: readNumber('SHUTDOWN_SECONDS', { fallback: 30, min: 1, max: 3600 }),
  };
}
