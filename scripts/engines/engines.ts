import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../findBrowser';

/** Browser engines of the browser tests; each is a project of playwright.config.ts. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const isEngine = (name: string): name is Engine => engines.some((engine) => engine === name);

/** Path of Firefox on this machine; null where none is installed. */
export function findFirefox(): string | null {
  const override = process.env['FIREFOX_PATH'];
  if (override !== undefined) return existsSync(override) ? override : null;
  return findProgram('firefox-esr') ?? findProgram('firefox');
}

const LIBRARIES = '/usr/lib';
/** Has the sink (`fakevideosink`) without which WebKitGTK ends when it is to play. */
const PLAYING_NEEDS = 'gstreamer-1.0/libgstdebugutilsbad.so';

/**
 * Path of WebKitGTK's small browser where its driver, a screen for it and what it plays by are installed; else null.
 */
export function findWebKit(): string | null {
  if (findProgram('WebKitWebDriver') === null || findProgram('Xvfb') === null) return null;
  const folder = readdirSync(LIBRARIES)
    .map((name) => join(LIBRARIES, name))
    .find((path) => existsSync(join(path, PLAYING_NEEDS)));
  const browser = folder && join(folder, 'webkit2gtk-4.1', 'MiniBrowser');
  return browser !== undefined && existsSync(browser) ? browser : null;
}

const isInstalled: Record<Engine, () => boolean> = {
  // Installed when it is missing (`findBrowser`).
  chromium: () => true,
  firefox: () => findFirefox() !== null,
  webkit: () => findWebKit() !== null,
};

/** Engines that this machine has. */
export const installedEngines = (): Engine[] => engines.filter((engine) => isInstalled[engine]());

export interface EngineChoice {
  /** Engines named by `--engine`; null when none is. */
  named: Engine[] | null;
  /** The other arguments, for Playwright. */
  rest: string[];
}

/** Reads `--engine <name>` out of the arguments; it may come more than once. Throws on another name. */
export function readEngineChoice(args: readonly string[]): EngineChoice {
  const named: Engine[] = [];
  const rest: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at] ?? '';
    if (argument !== '--engine') {
      rest.push(argument);
      continue;
    }
    at += 1;
    const name = args[at] ?? '';
    if (!isEngine(name)) throw new Error(`--engine takes one of ${engines.join(', ')}: "${name}"`);
    named.push(name);
  }
  return { named: named.length === 0 ? null : named, rest };
}
