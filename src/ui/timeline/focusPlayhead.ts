/** The slider of the playhead; null before there is one. */
export const playheadSlider = (): HTMLElement | null => document.querySelector('[data-position]');

/** Moves the DOM focus to the playhead, where the letter keys of the editor work. */
export function focusPlayhead(): void {
  playheadSlider()?.focus({ preventScroll: true });
}
