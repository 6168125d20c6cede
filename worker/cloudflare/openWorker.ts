import { openPostgres } from '../database/openPostgres';
import type { OpenDatabase } from '../database/openDatabase';
import { fcmProvider } from '../push/fcmProvider';
import type { PushProvider } from '../push/push';
import { InvalidSettings, readSettings, type StartSettings } from '../start/workerSettings';
import { s3Storage } from '../storage/s3/s3Storage';
import type { Storage } from '../storage/storage';
import type { Bindings } from './bindings';
import { r2Storage } from './r2Storage';

/** A request may open six connections; the remaining ones are for files and push. */
const CONNECTIONS = 3;

/** Connections of one request, batch or scheduled run; sockets are not shared between them. */
export interface OpenWorker extends Pick<OpenDatabase, 'database' | 'close'> {
  settings: StartSettings;
  storage: Storage;
  /** Null without FCM settings. */
  provider: PushProvider | null;
}

const openStorage = ({ FILES }: Bindings, { store }: StartSettings): Storage | null => {
  if (FILES !== undefined) return r2Storage(FILES);
  return store === null ? null : s3Storage(store);
};

/** Variables and secrets as settings, validated by the same rules as those of a production process. */
function settingsOf(bindings: Bindings): StartSettings {
  const texts = Object.entries(bindings).filter(([, value]) => typeof value === 'string');
  const database = bindings.HYPERDRIVE && { DATABASE_URL: bindings.HYPERDRIVE.connectionString };
  const env = { ...Object.fromEntries(texts), ...database, NODE_ENV: 'production' };
  return readSettings(env, ['--api-only']);
}

/** Reads the settings and opens the resources that they name; connections are made on demand. */
export function openWorker(bindings: Bindings): OpenWorker {
  const settings = settingsOf(bindings);
  const { databaseUrl, fcm } = settings;
  const storage = openStorage(bindings, settings);
  const hasPublicUrl = typeof Reflect.get(bindings, 'PUBLIC_URL') === 'string';
  // A process has defaults for these; Cloudflare's runtime has neither a disk nor an own URL to default to.
  if (databaseUrl === null || storage === null || !hasPublicUrl) {
    const problems: string[] = [];
    if (databaseUrl === null) problems.push('HYPERDRIVE or DATABASE_URL is needed');
    if (storage === null) problems.push('FILES or STORAGE_URL is needed');
    if (!hasPublicUrl) problems.push('PUBLIC_URL is needed');
    throw new InvalidSettings(problems);
  }
  const options = { connections: CONNECTIONS, hasOwnSockets: true };
  const { database, close } = openPostgres(databaseUrl, options);
  const provider = fcm === null ? null : fcmProvider(fcm);
  return { settings, database, close, storage, provider };
}
