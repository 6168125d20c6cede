import { isConsolePath } from './consolePath';
import { builtSettings, parseSettings } from './settings';

/** The console and the public pages share nothing that a visitor would have to download. */
async function start(root: HTMLElement): Promise<void> {
  const settings = parseSettings(builtSettings, location.origin);
  if (isConsolePath(location.pathname)) {
    const { startConsole } = await import('./startConsole');
    startConsole(root, settings);
  } else {
    const { startPublicPages } = await import('./startPublicPages');
    startPublicPages(root, settings);
  }
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((failure: unknown) => {
    root.setAttribute('role', 'alert');
    root.textContent =
      failure instanceof Error ? failure.message : 'The page could not be started.';
  });
}
