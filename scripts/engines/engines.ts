import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../findBrowser';

/** Browser engines of the browser tests; each is a project of playwright.config.ts. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const isEngine = (name: string): name is Engine => engines.some((engine) => engine === name);

/** Path of Firefox on this machine; null when not installed. */
export function findFirefox(): string | null {
  const override = process.env['FIREFOX_PATH'];
  if (override !== undefined) return existsSync(override) ? override : null;
  return findProgram('firefox-esr') ?? findProgram('firefox');
}

const LIBRARIES = '/usr/lib';
/** Contains the `fakevideosink` element, without which WebKitGTK ends on playback. */
const PLAYING_NEEDS = 'gstreamer-1.0/libgstdebugutilsbad.so';

/**
 * Path of WebKitGTK's MiniBrowser when its driver, a virtual screen and the playback plug-ins are installed; otherwise
 * null.
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
  // Installed on demand (`findBrowser`).
  chromium: () => true,
  firefox: () => findFirefox() !== null,
  webkit: () => findWebKit() !== null,
};

/** Engines installed on this machine. */
export const installedEngines = (): Engine[] => engines.filter((engine) => isInstalled[engine]());

export interface EngineChoice {
  /** Engines named by `--engine`; null when none is named. */
  named: Engine[] | null;
  /** Remaining arguments, for Playwright. */
  rest: string[];
}

/** Extracts `--engine <name>` from the arguments, any number of times. Throws on an unknown name. */
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
