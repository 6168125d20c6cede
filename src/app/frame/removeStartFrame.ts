/** Id of the frame that the console's HTML file paints until the console has drawn its own. */
export const START_FRAME = 'start-frame';

/** Removes that frame; the console has drawn its own, or a page without one. */
export function removeStartFrame(): void {
  document.getElementById(START_FRAME)?.remove();
  for (const name of ['start', 'theme', 'sidebar']) delete document.documentElement.dataset[name];
}
