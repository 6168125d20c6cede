import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Readable } from 'node:stream';
import { findFreePort } from '../../worker/testing/findFreePort';

const START_TIMEOUT_MS = 30_000;
const SCREEN = '1600x1200x24';

export interface WebKitDriver {
  url: string;
  stop: () => void;
}

/** Starts a virtual screen; returns its display number. */
async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface({ input: child.stdio[3] as Readable }); // a pipe, as requested
  const number = await new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Error('Xvfb ended')));
    lines.once('line', resolve);
  });
  return { child, display: `:${number.trim()}` };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok;
  } catch {
    return false;
  }
}

/** Starts WebKitGTK's driver on its own virtual screen. */
export async function startWebKit(): Promise<WebKitDriver> {
  const screen = await startScreen();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // Without a graphics card, software OpenGL rendering takes a third of the tests' time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const stop = () => {
    driver.kill('SIGTERM');
    screen.child.kill('SIGTERM');
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (driver.exitCode !== null || Date.now() > deadline) {
      stop();
      throw new Error('WebKitWebDriver did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, stop };
}
