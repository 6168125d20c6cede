import { spawn } from 'node:child_process';

const port = process.env['PORT'] ?? '4173';
const workerPort = process.env['WORKER_PORT'] ?? '4174';

/** The worker on one port, the console with hot reload on the other; when one exits, both end. */
const children = [
  spawn(process.execPath, ['--import', 'tsx', 'worker/start/start.ts', '--api-only'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: workerPort, PUBLIC_URL: `http://localhost:${port}` },
  }),
  spawn(
    process.execPath,
    ['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'],
    {
      stdio: 'inherit',
      env: {
        VITE_WORKER_URL: '/',
        VITE_SUPABASE_URL: '/',
        VITE_SUPABASE_ANON_KEY: 'sb_publishable_local',
        ...process.env,
        PORT: port,
        WORKER_PORT: workerPort,
      },
    },
  ),
];

const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
children.forEach((child) => child.on('exit', stopAll));
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
