import { existsSync } from 'node:fs';
import { logEnd } from '../logging/log';
import { explainFailure } from '../start/explainFailure';
import { readSettings, type StartSettings } from '../start/workerSettings';
import { runMove } from './moveCommand';

if (existsSync('.env')) process.loadEnvFile('.env');
let settings: StartSettings | null = null;
try {
  settings = readSettings(process.env, []);
  const isDone = await runMove(settings, process.argv.slice(2));
  process.exit(isDone ? 0 : 1);
} catch (error) {
  logEnd(explainFailure(error, settings));
  process.exit(1);
}
