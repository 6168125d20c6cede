/** Moves the DOM focus to the playhead, where the letter keys of the editor work. */
export function focusPlayhead(): void {
  document.querySelector<HTMLElement>('[data-position]')?.focus({ preventScroll: true });
}
