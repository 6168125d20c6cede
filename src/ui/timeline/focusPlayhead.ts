/** Slider of the playhead; null before it is rendered. */
export const playheadSlider = (): HTMLElement | null => document.querySelector('[data-position]');

/** Moves the focus to the playhead, where the editor's single-letter keys work. */
export function focusPlayhead(): void {
  playheadSlider()?.focus({ preventScroll: true });
}
