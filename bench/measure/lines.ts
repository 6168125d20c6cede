import type { CDPSession } from '@playwright/test';

/** A network line emulated in Chromium. */
export interface Line {
  name: string;
  /** Bits per second; 0 for unlimited. */
  down: number;
  up: number;
  /** Milliseconds from a request to its response's first byte. */
  latency: number;
}

export const loopback: Line = { name: 'loopback', down: 0, up: 0, latency: 0 };

const lines: readonly Line[] = [
  { name: 'slow-4g', down: 1_600_000, up: 750_000, latency: 150 },
  { name: 'dsl', down: 8_000_000, up: 1_000_000, latency: 40 },
  loopback,
];

/** The line named by `--line slow-4g`; null without the option. */
export function requestedLine(parts: readonly string[]): Line | null {
  const index = parts.indexOf('--line');
  if (index < 0) return null;
  const line = lines.find(({ name }) => name === parts[index + 1]);
  if (line === undefined) throw new Error(`--line ${lines.map(({ name }) => name).join('|')}`);
  return line;
}

/** Emulates a line, and a CPU that is `cpu` times slower, for one page. */
export async function imitateLine(session: CDPSession, line: Line, cpu: number): Promise<void> {
  const perSecond = (bits: number) => (bits === 0 ? -1 : bits / 8);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: perSecond(line.down),
    uploadThroughput: perSecond(line.up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
