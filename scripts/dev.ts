import { spawn } from 'node:child_process';

const port = process.env['PORT'] ?? '4173';
const workerPort = process.env['WORKER_PORT'] ?? '4174';

/** Runs the worker on one port and the console with hot reload on the other; when either ends, both end. */
const worker = spawn(process.execPath, ['--import', 'tsx', 'worker/start/start.ts', '--api-only'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: workerPort, PUBLIC_URL: `http://localhost:${port}` },
});
worker.on('exit', () => process.exit());
process.on('exit', () => worker.kill('SIGTERM'));
process.on('SIGINT', () => process.exit());
process.on('SIGTERM', () => process.exit());

const own = {
  VITE_WORKER_URL: '/',
  VITE_SUPABASE_URL: '/',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_local',
};
Object.assign(process.env, own, { ...process.env });
// The build's configuration reads the settings when imported.
const { serveDevelopment } = await import('./serveDevelopment');
serveDevelopment({ port: Number(port), workerPort: Number(workerPort) });
