import { installTrustedTypes } from '../../ui/trusted/trustedTypes';
import { buildSettings, parseSettings, type Settings } from '../settings';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts a page with its settings; a failure is shown on the page. */
export async function startPage(start: (settings: Settings) => Promise<void> | void) {
  try {
    installTrustedTypes();
    // Yields after script evaluation, so that pending input is handled first.
    await nextTask();
    await start(parseSettings(buildSettings, location.origin));
  } catch (failure) {
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = failure instanceof Error ? failure.message : 'The page could not start.';
    document.body.replaceChildren(message);
  }
}
