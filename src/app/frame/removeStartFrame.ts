/** Id of the frame in the console's HTML file, shown until the console has rendered its own. */
export const START_FRAME = 'start-frame';

/** Removes the start frame once the console has rendered its own frame, or a page without one. */
export function removeStartFrame(): void {
  document.getElementById(START_FRAME)?.remove();
  for (const name of ['start', 'theme', 'sidebar']) delete document.documentElement.dataset[name];
}
