import { defaultRateLimits } from '../http/rateLimits';
import { readSettings, InvalidSettings } from './workerSettings';

const complaintsAbout = (env: Record<string, string>): string[] => {
  try {
    readSettings(env, []);
    return [];
  } catch (error) {
    if (error instanceof InvalidSettings) return error.problems;
    throw error;
  }
};

it('needs nothing to be set', () => {
  expect(readSettings({}, [])).toEqual({
    host: '127.0.0.1',
    port: 4173,
    publicUrl: 'http://localhost:4173',
    dataDirectory: '.data',
    databaseUrl: null,
    store: null,
    fcm: null,
    supabaseUrl: null,
    allowedOrigins: [],
    sampleTours: 50,
    rateLimits: defaultRateLimits,
    trustedProxies: 0,
    logFormat: 'text',
    metricsPort: null,
    tracedService: null,
    playFlushMs: 1000,
    shutdownSeconds: 30,
    isApiOnly: false,
    isVerbose: false,
  });
});

it('takes what is set', () => {
  const env = {
    PORT: ' 80 ',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://api.test/',
    SUPABASE_URL: 'https://project.supabase.co/',
    DATABASE_URL: 'postgres://user@db.test/tours',
    ALLOWED_ORIGINS: 'https://console.test, https://preview.test',
    DATA_DIR: '/var/lib/kathayatra',
    NODE_ENV: 'production',
    RATE_LIMITS: 'search=30/60, upload=off',
    TRUSTED_PROXIES: '1',
    METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test:4318',
    SHUTDOWN_SECONDS: '10',
    PLAY_FLUSH_MS: '0',
  };
  expect(readSettings(env, ['--verbose', '--api-only'])).toEqual({
    host: '0.0.0.0',
    port: 80,
    publicUrl: 'https://api.test',
    dataDirectory: '/var/lib/kathayatra',
    databaseUrl: 'postgres://user@db.test/tours',
    store: null,
    fcm: null,
    supabaseUrl: 'https://project.supabase.co',
    allowedOrigins: ['https://console.test', 'https://preview.test'],
    sampleTours: 0,
    rateLimits: { ...defaultRateLimits, search: { calls: 30, seconds: 60 }, upload: null },
    trustedProxies: 1,
    logFormat: 'json',
    metricsPort: 9464,
    tracedService: 'kathayatra',
    playFlushMs: 0,
    shutdownSeconds: 10,
    isApiOnly: true,
    isVerbose: true,
  });
});

it('names all that is wrong at once', () => {
  const complaints = complaintsAbout({
    PORT: '4e3',
    SAMPLE_TOURS: '-1',
    RATE_LIMITS: 'search=0/60',
    TRUSTED_PROXIES: 'yes',
    PUBLIC_URL: 'localhost',
    SUPABASE_URL: 'project',
    ALLOWED_ORIGINS: 'https://a.test/path',
    LOG_FORMAT: 'xml',
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector.test',
    SHUTDOWN_SECONDS: '1.5',
    PLAY_FLUSH_MS: '-1',
  });
  expect(complaints.map((each) => each.split(/[ :]/)[0])).toEqual([
    'LOG_FORMAT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'METRICS_PORT',
    'PLAY_FLUSH_MS',
    'SHUTDOWN_SECONDS',
    'PORT',
    'SAMPLE_TOURS',
    'RATE_LIMITS',
    'TRUSTED_PROXIES',
    'PUBLIC_URL',
    'SUPABASE_URL',
    'ALLOWED_ORIGINS',
  ]);
});

it.each([
  [{ NODE_ENV: 'production' }, 'in production'],
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
  [{ HOST: '192.168.1.4' }, 'HOST is 192.168.1.4'],
  [{ DATABASE_URL: 'postgres://u:p@db.test/x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres:///x?host=db.example.com' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://localhost/x?host=db.example.com' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://u@127.0.0.1,db.example.com/x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'not a URL' }, 'DATABASE_URL'],
])('does not open the stand-in with %j', (env, reason) => {
  expect(complaintsAbout(env)).toEqual([expect.stringContaining(reason)]);
  expect(complaintsAbout(env)[0]).toMatch(/^Set SUPABASE_URL/);
});

it('opens the stand-in beside a database of this machine', () => {
  expect(complaintsAbout({ DATABASE_URL: 'postgres://u@127.0.0.1:5432/x' })).toEqual([]);
  expect(complaintsAbout({ DATABASE_URL: 'postgres://u@localhost/x' })).toEqual([]);
  expect(complaintsAbout({ DATABASE_URL: 'postgres://u@[::1]/x' })).toEqual([]);
  expect(complaintsAbout({ DATABASE_URL: 'postgres:///x?host=/run/postgresql' })).toEqual([]);
});
