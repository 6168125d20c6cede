import { existsSync } from 'node:fs';
import { logEnd, logEvent } from '../logging/log';
import { UnusableData } from '../logging/unusableData';
import { lockData } from '../start/dataLock';
import { explainFailure } from '../start/explainFailure';
import { s3Name } from '../storage/s3/s3Settings';
import { s3Storage } from '../storage/s3/s3Storage';
import { readSettings, type StartSettings } from '../start/workerSettings';
import { backUpData } from './backUpData';
import { restoreData } from './restoreData';

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

/** Commands `npm run backup -- file` and `npm run restore -- file`; each returns the message to print at the end. */
const commands: Record<string, (settings: StartSettings, file: string) => Promise<string>> = {
  async backup({ dataDirectory, store }, file) {
    await backUpData(dataDirectory, file);
    const elsewhere = store === null ? '' : ` The files in ${s3Name(store)} are not in it.`;
    return `${dataDirectory} is backed up in ${file}. It holds keys: keep it from others.${elsewhere}`;
  },
  async restore({ dataDirectory, store }, file) {
    const storage = store === null ? null : s3Storage(store);
    const { files, bytes } = await restoreData(dataDirectory, file, storage);
    const counted = `${files} files, ${megabytes(bytes)}`;
    return store === null
      ? `${dataDirectory} is restored: its database and ${counted}.`
      : `${dataDirectory} is restored: its database, whose ${counted}, are in ${s3Name(store)}.`;
  },
};

async function run(settings: StartSettings, [name = '', file = '']: readonly string[]) {
  const command = commands[name];
  if (command === undefined || file === '') {
    throw new UnusableData(`Name the file: npm run ${name || 'backup'} -- kathayatra.tar.gz`);
  }
  const { databaseUrl, dataDirectory } = settings;
  if (databaseUrl !== null) {
    const todo = 'Use pg_dump and pg_restore for it, and copy the folder of stored files.';
    throw new UnusableData(`DATABASE_URL names a database of a server. ${todo}`);
  }
  const lock = await lockData(dataDirectory, `npm run ${name}`);
  try {
    logEvent(await command(settings, file));
  } finally {
    await lock.release();
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
let settings: StartSettings | null = null;
try {
  settings = readSettings(process.env, []);
  await run(settings, process.argv.slice(2));
} catch (error) {
  logEnd(explainFailure(error, settings));
  process.exit(1);
}
