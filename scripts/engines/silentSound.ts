import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../findBrowser';

export interface SilentSound {
  /** Environment for a browser that uses the device. */
  env: Record<string, string>;
  stop: () => void;
}

const none: SilentSound = { env: {}, stop: () => undefined };
const START_TIMEOUT_MS = 10_000;

/**
 * Inaudible sound device that plays in real time: PulseAudio's null sink, or nothing when PulseAudio is not installed.
 * Without a device, Firefox plays nothing ("OnMediaSinkAudioError").
 */
export async function startSilentSound(): Promise<SilentSound> {
  const program = findProgram('pulseaudio');
  if (program === null) return none;
  const directory = mkdtempSync(join(tmpdir(), 'kathayatra-sound-'));
  const socket = join(directory, 'socket');
  const modules = [
    'module-null-sink',
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
  ];
  const child = spawn(
    program,
    [
      '-n',
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--use-pid-file=no',
      ...modules.map((each) => `--load=${each}`),
    ],
    { stdio: 'ignore', env: { ...process.env, XDG_RUNTIME_DIR: directory } },
  );
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(directory, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!existsSync(socket) && Date.now() < deadline && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (existsSync(socket)) return { env: { PULSE_SERVER: `unix:${socket}` }, stop };
  stop();
  return none;
}
