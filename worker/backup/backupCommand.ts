import { existsSync } from 'node:fs';
import { logEnd, logEvent } from '../logging/log';
import { UnusableData } from '../logging/unusableData';
import { lockData } from '../start/dataLock';
import { explainFailure } from '../start/explainFailure';
import { readSettings, type StartSettings } from '../start/workerSettings';
import { backUpData } from './backUpData';
import { restoreData } from './restoreData';

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

/** Commands `npm run backup -- file` and `npm run restore -- file`; each returns its last word for the person. */
const commands: Record<string, (directory: string, file: string) => Promise<string>> = {
  async backup(directory, file) {
    await backUpData(directory, file);
    return `${directory} is backed up in ${file}. It holds keys: keep it from others.`;
  },
  async restore(directory, file) {
    const { files, bytes } = await restoreData(directory, file);
    return `${directory} is restored: its database and ${files} files, ${megabytes(bytes)}.`;
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
    logEvent(await command(dataDirectory, file));
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
