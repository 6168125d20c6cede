import { builtSettings, parseSettings, type Settings } from '../settings';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts a page with its settings; what prevents it stands on the page. */
export async function startPage(start: (settings: Settings) => Promise<void> | void) {
  try {
    // The scripts were just run, which took its time: a tap comes first.
    await nextTask();
    await start(parseSettings(builtSettings, location.origin));
  } catch (failure) {
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.textContent =
      failure instanceof Error ? failure.message : 'The page could not be started.';
    document.body.replaceChildren(words);
  }
}
